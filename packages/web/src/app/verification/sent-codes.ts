import { RESEND_AFTER_SECONDS, type CodePurpose } from '@diandu/core/session'

const KEY = 'diandu_codes_sent'

/** When codes were sent, by purpose and mobile. */
export type SentCodes = Readonly<Record<string, number>>

export const codeKey = (purpose: CodePurpose, mobile: string): string => `${purpose} ${mobile}`

/** Total: what is no record of instants is an empty one. */
export function parseSentCodes(text: string | null): SentCodes {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter((pair): pair is [string, number] => Number.isFinite(pair[1])),
    )
  } catch {
    return {}
  }
}

/** With one more sending; those whose wait is over are forgotten, so that no mobile stays behind. */
export const withSentCode = (codes: SentCodes, key: string, sentAt: number, now: number): SentCodes => ({
  ...Object.fromEntries(Object.entries(codes).filter(([, at]) => now - at < RESEND_AFTER_SECONDS * 1000)),
  [key]: sentAt,
})

/** Kept for the visit: a reload does not shorten the wait. A browser that keeps nothing only forgets it sooner. */
export function readSentCodes(): SentCodes {
  try {
    return parseSentCodes(sessionStorage.getItem(KEY))
  } catch {
    return {}
  }
}

/** Their names hold mobiles, which are not to stay behind their user. */
export function forgetSentCodes(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Forbidden: nothing was kept.
  }
}

export function writeSentCodes(codes: SentCodes): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(codes))
  } catch {
    // Full or forbidden: the page itself still knows.
  }
}
