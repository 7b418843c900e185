import { DAY_MS } from '../kernel/index.ts'

export const COUNT_DAYS = 30

/** When a request came, and when it had its first answer. */
export interface AnsweredAt {
  readonly submittedAt: number
  readonly answeredAt: number | null
}

/** The recent outcome of requests for a service. */
export interface ServiceCounts {
  readonly days: number
  readonly submitted: number
  readonly answered: number
  /** How long half of the answers took at most; null where there are too few to say. */
  readonly usualAnswerMs: number | null
}

/** No time is published for fewer answers. */
const MIN_ANSWERS = 3

/** Counts what came within the last days. Total. */
export function countServiceRequests(requests: readonly AnsweredAt[], nowMs: number): ServiceCounts {
  const recent = requests.filter(({ submittedAt }) => submittedAt > nowMs - COUNT_DAYS * DAY_MS && submittedAt <= nowMs)
  const waits = recent
    .flatMap(({ submittedAt, answeredAt }) => (answeredAt === null ? [] : [answeredAt - submittedAt]))
    .toSorted((one, other) => one - other)
  const middle = waits[Math.floor((waits.length - 1) / 2)] ?? null
  return {
    days: COUNT_DAYS,
    submitted: recent.length,
    answered: waits.length,
    usualAnswerMs: waits.length < MIN_ANSWERS ? null : middle,
  }
}
