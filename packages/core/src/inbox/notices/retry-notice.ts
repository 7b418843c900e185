import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/index.ts'

const FIRST_MS = MINUTE_MS / 2
const LONGEST_MS = HOUR_MS
/** So long a notice is tried: a provider that is down is back by then. */
const TRIED_FOR_MS = 3 * DAY_MS

interface Waiting {
  /** When it was due first. */
  readonly firstDueAt: number
  readonly by: number | null
}

/** Whether there is no use in sending it any more. */
export const isNoticeOver = ({ firstDueAt, by }: Waiting, now: number): boolean =>
  now > firstDueAt + TRIED_FOR_MS || (by !== null && now > by)

/** After so many tries: half a minute after the first, twice as long each time, an hour at most. */
export const nextTryAt = (tries: number, now: number): number =>
  now + Math.min(FIRST_MS * 2 ** Math.max(0, Math.min(tries, 20) - 1), LONGEST_MS)
