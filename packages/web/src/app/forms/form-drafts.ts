import { STORED_AS } from '@diandu/core/session'

/** What was typed into a form, field by field. */
export type Typed = Readonly<Record<string, string | boolean>>

interface Draft {
  /** Whose: no other user finds it there. Empty for a visitor, whose it is once they log in. */
  readonly of: string
  /** Of the form that it was typed into; 0 where that was not written down. */
  readonly version: number
  readonly typed: Typed
}

const PREFIX = STORED_AS.formDraft

type Place = () => Storage
const VISIT: Place = () => sessionStorage
const PHONE: Place = () => localStorage
const PLACES = [PHONE, VISIT]

/**
 * What a person typed and has not sent: a reload or a login in between loses nothing. Only what a form names is kept,
 * and no form names a password or a code.
 */
export const formDrafts = {
  find: (form: string, of: string): Draft | undefined =>
    PLACES.map((place) => readDraft(place, form)).find((one) => one?.of === of || one?.of === ''),
  read: (form: string, of: string): Typed => formDrafts.find(form, of)?.typed ?? {},
  /** Until its tab is closed; with the version of its form, which outlasts the program of today, until it is sent. */
  keep(form: string, of: string, typed: Typed, version?: number): void {
    const text = JSON.stringify({ of, version: version ?? 0, typed } satisfies Draft)
    // What no longer fits on the phone is there for the visit at least.
    const isKept = version !== undefined && attempt(() => PHONE().setItem(PREFIX + form, text))
    if (isKept) return void attempt(() => VISIT().removeItem(PREFIX + form))
    // An older text on the phone must not come before this one.
    attempt(() => PHONE().removeItem(PREFIX + form))
    // Full or forbidden: the page itself still knows.
    attempt(() => VISIT().setItem(PREFIX + form, text))
  },
  forget(form: string): void {
    for (const place of PLACES) attempt(() => place().removeItem(PREFIX + form))
  },
  /** For a user who leaves this device to another one. */
  forgetAll(): void {
    for (const place of PLACES)
      attempt(() => {
        for (const key of Object.keys(place())) if (key.startsWith(PREFIX)) place().removeItem(key)
      })
  },
} as const

/** Whether it was done: a browser may keep nothing. */
function attempt(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}

function readDraft(place: Place, form: string): Draft | undefined {
  try {
    return parseDraft(place().getItem(PREFIX + form))
  } catch {
    return undefined
  }
}

/** Total: what is no draft is none, and of one only what a field can hold. */
function parseDraft(text: string | null): Draft | undefined {
  const value = JSON.parse(text ?? 'null') as unknown
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
