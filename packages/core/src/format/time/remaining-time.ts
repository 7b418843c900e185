import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/index.ts'
/** What is left, in the coarsest words that still say something. The page that shows it chooses the language. */
export type RemainingTime =
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'over' }

const VALID_HOURS = 168

/**
 * What is left of the 168 hours that began at `startedSeconds` (Unix seconds), seen at `nowMs`. Never more than those.
 */
export function remainingTime(startedSeconds: number, nowMs: number): RemainingTime {
  const leftMs = Math.min(VALID_HOURS * HOUR_MS, startedSeconds * 1000 + VALID_HOURS * HOUR_MS - nowMs)
  if (leftMs >= DAY_MS) {
    return { kind: 'days', days: Math.floor(leftMs / DAY_MS), hours: Math.floor((leftMs % DAY_MS) / HOUR_MS) }
  }
  if (leftMs >= HOUR_MS) return { kind: 'hours', hours: Math.floor(leftMs / HOUR_MS) }
  // In the last minute it is none, and still not over.
  if (leftMs > 0) return { kind: 'minutes', minutes: Math.floor(leftMs / MINUTE_MS) }
  return { kind: 'over' }
}
