/** Between two codes to the same mobile (spec §9). */
export const RESEND_AFTER_SECONDS = 60

const RESEND_AFTER_MS = RESEND_AFTER_SECONDS * 1000

/** Whole seconds left, never below 0 and never above the whole wait, whatever the clock does. */
export function resendSecondsLeft(sentAt: number | undefined, now: number): number {
  const left = Math.ceil(((sentAt ?? Number.NaN) + RESEND_AFTER_MS - now) / 1000)
  return Number.isFinite(left) ? Math.min(Math.max(left, 0), RESEND_AFTER_SECONDS) : 0
}

/**
 * The instant at which a code would have gone out whose wait ends `retryAfterMs` from now; the whole wait where that is
 * not given.
 */
export function sentAtOf(now: number, retryAfterMs: number = RESEND_AFTER_MS): number {
  const leftMs = Number.isNaN(retryAfterMs) ? RESEND_AFTER_MS : Math.min(Math.max(retryAfterMs, 0), RESEND_AFTER_MS)
  return now - (RESEND_AFTER_MS - leftMs)
}
