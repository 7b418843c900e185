import { HOUR_MS } from '../../kernel/index.ts'
import { timeLeft, type TimeLeft } from './time-left.ts'

/** The time left, in the coarsest unit that is still informative. The page that shows it chooses the language. */
export type RemainingTime =
  | Exclude<TimeLeft, { readonly kind: 'hours' }>
  | { readonly kind: 'hours'; readonly hours: number }

const VALID_HOURS = 168

/** Time left of the 168 hours that began at `startedSeconds` (Unix seconds), never more than those. */
export function remainingTime(startedSeconds: number, nowMs: number): RemainingTime {
  const validMs = VALID_HOURS * HOUR_MS
  const left = timeLeft(Math.min(validMs, Math.round(startedSeconds * 1000) + validMs - nowMs))
  return left.kind === 'hours' ? { kind: 'hours', hours: left.hours } : left
}
