import { parseJson } from '@diandu/core/input'
import type { DeviceStorage } from '@diandu/core/kernel'
import { STORED_AS } from '@diandu/core/session'

/** By name of field. */
export type Typed = Readonly<Record<string, string | boolean>>

interface Draft {
  /** Whose: no other user finds it there. Empty for a visitor, whose it is once they log in. */
  readonly of: string
  /** Of the form that it was typed into; 0 where that was not written down. */
  readonly version: number
  readonly typed: Typed
}

const PREFIX = STORED_AS.formDraft

/**
 * Drafts survive a reload and a login. Only fields that a form names are stored; no form names a password or a code.
 */
export function formDrafts({ local, visit }: Pick<DeviceStorage, 'local' | 'visit'>) {
  const areas = [local, visit]
  const find = (form: string, of: string): Draft | undefined =>
    areas.map((area) => parseDraft(area.read(PREFIX + form))).find((one) => one?.of === of || one?.of === '')
  return {
    find,
    read: (form: string, of: string): Typed => find(form, of)?.typed ?? {},
    /** Until its tab is closed; with the version of its form, which outlasts the program of today, until it is sent. */
    keep(form: string, of: string, typed: Typed, version?: number): void {
      const key = PREFIX + form
      const text = JSON.stringify({ of, version: version ?? 0, typed } satisfies Draft)
      if (version !== undefined) local.write(key, text)
      if (version !== undefined && local.holds(key)) return visit.remove(key)
      // A text for which the phone has no room is there for the visit at least, and no older one comes before it.
      local.remove(key)
      visit.write(key, text)
    },
    forget(form: string): void {
      for (const area of areas) area.remove(PREFIX + form)
    },
    /** For a user who leaves this device to another one. */
    forgetAll(): void {
      for (const area of areas) for (const key of area.keys()) if (key.startsWith(PREFIX)) area.remove(key)
    },
  }
}

/** Total: what is no draft is none, and of one only what a field can hold. */
function parseDraft(text: string | null): Draft | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { of, version = 0, typed } = value as Readonly<Record<string, unknown>>
  if (typeof of !== 'string' || typeof version !== 'number' || typeof typed !== 'object' || typed === null)
    return undefined
  return {
    of,
    version,
    typed: Object.fromEntries(
      Object.entries(typed).filter((pair): pair is [string, string | boolean] =>
        ['string', 'boolean'].includes(typeof pair[1]),
      ),
    ),
  }
}
