import { endOfDay } from '../../format/index.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'

const QUIET_FROM_HOUR = 22
const QUIET_UNTIL_HOUR = 8

/**
 * When a phone may be told of something that is due at `at`: then, or at eight in the morning where that is between
 * 22:00 and 8:00 in China. A deadline `by` that would be over until then is told of at once.
 */
export function outsideQuietHours(at: number, by: number | null): number {
  const morning = endOfQuiet(at)
  return morning === null || (by !== null && by <= morning) ? at : morning
}

/** The end of the night in which an instant lies; null by day. */
function endOfQuiet(at: number): number | null {
  const midnight = endOfDay(at, -1) + 1
  const sinceMidnight = at - midnight
  if (sinceMidnight < QUIET_UNTIL_HOUR * HOUR_MS) return midnight + QUIET_UNTIL_HOUR * HOUR_MS
  return sinceMidnight < QUIET_FROM_HOUR * HOUR_MS ? null : midnight + DAY_MS + QUIET_UNTIL_HOUR * HOUR_MS
}
