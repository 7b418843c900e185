import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/index.ts'

/** The rest of a time, in its largest unit and the one below. */
export type TimeLeft =
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }
  | { readonly kind: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'over' }

/** Never more than is left, and less by less than one of the smallest unit that is shown. */
export function timeLeft(leftMs: number): TimeLeft {
  if (!Number.isFinite(leftMs) || leftMs <= 0) return { kind: 'over' }
  const minutes = Math.floor(leftMs / MINUTE_MS)
  if (leftMs >= DAY_MS)
    return { kind: 'days', days: Math.floor(leftMs / DAY_MS), hours: Math.floor((leftMs % DAY_MS) / HOUR_MS) }
  // In the last minute it is none, and still not over.
  return leftMs >= HOUR_MS
    ? { kind: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 }
    : { kind: 'minutes', minutes }
}
