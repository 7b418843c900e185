import { STORED_AS } from '@diandu/core/session'

/** What was typed into a form, field by field. */
export type Typed = Readonly<Record<string, string | boolean>>

interface Draft {
  /** Whose: no other user finds it there. Empty for a visitor, whose it is once they log in. */
  readonly of: string
  readonly typed: Typed
}

const PREFIX = STORED_AS.formDraft

/**
 * What a person typed and has not sent, for as long as the visit lasts: a reload or a login in between loses nothing.
 * Only what a form names is kept, and no form names a password or a code.
 */
export const formDrafts = {
  read(form: string, of: string): Typed {
    try {
      const draft = parseDraft(sessionStorage.getItem(PREFIX + form))
      return draft?.of === of || draft?.of === '' ? draft.typed : {}
    } catch {
      return {}
    }
  },
  keep(form: string, of: string, typed: Typed): void {
    try {
      sessionStorage.setItem(PREFIX + form, JSON.stringify({ of, typed } satisfies Draft))
    } catch {
      // Full or forbidden: the page itself still knows.
    }
  },
  forget(form: string): void {
    try {
      sessionStorage.removeItem(PREFIX + form)
    } catch {
      // Nothing was kept either.
    }
  },
  /** For a user who leaves this device to another one. */
  forgetAll(): void {
    try {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept either.
    }
  },
} as const

/** Total: what is no draft is none, and of one only what a field can hold. */
function parseDraft(text: string | null): Draft | undefined {
  const value = JSON.parse(text ?? 'null') as unknown
  if (typeof value !== 'object' || value === null) return undefined
  const { of, typed } = value as Readonly<Record<string, unknown>>
  if (typeof of !== 'string' || typeof typed !== 'object' || typed === null) return undefined
  return {
    of,
    typed: Object.fromEntries(
      Object.entries(typed).filter((pair): pair is [string, string | boolean] =>
        ['string', 'boolean'].includes(typeof pair[1]),
      ),
    ),
  }
}
