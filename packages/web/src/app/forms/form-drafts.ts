import { STORED_AS } from '@diandu/core/session'

/** What was typed into a form, field by field. */
export type Typed = Readonly<Record<string, string | boolean>>

interface Draft {
  /** Whose: no other user finds it there. Empty for a visitor, whose it is once they log in. */
  readonly of: string
  readonly typed: Typed
}

const PREFIX = STORED_AS.formDraft

/** How long a draft is there: until its tab is closed, or until it is sent. */
export type DraftLife = 'visit' | 'until-sent'

type Place = () => Storage
const VISIT: Place = () => sessionStorage
const PHONE: Place = () => localStorage
const PLACES = [PHONE, VISIT]

/**
 * What a person typed and has not sent: a reload or a login in between loses nothing. Only what a form names is kept,
 * and no form names a password or a code. Fields that a form of another version had are left out by who fills it in.
 */
export const formDrafts = {
  read(form: string, of: string): Typed {
    const draft = PLACES.map((place) => readDraft(place, form)).find((one) => one?.of === of || one?.of === '')
    return draft?.typed ?? {}
  },
  keep(form: string, of: string, typed: Typed, life: DraftLife = 'visit'): void {
    const text = JSON.stringify({ of, typed } satisfies Draft)
    // What no longer fits on the phone is there for the visit at least.
    const isKept = life === 'until-sent' && attempt(() => PHONE().setItem(PREFIX + form, text))
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
