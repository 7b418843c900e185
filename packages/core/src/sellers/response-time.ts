import { DAY_MS } from '../kernel/index.ts'

/** A buyer asked a seller something that is theirs to answer: an offer of a price. */
export interface AskedSeller {
  readonly askedAt: number
  /** Null where the seller never said anything. */
  readonly answeredAt: number | null
}

/** How a seller answers: half of their answers took so long or less. */
export interface ResponseTime {
  readonly medianMs: number
  readonly answered: number
  readonly asked: number
}

/** One or two answers tell nothing of the next one. */
export const MIN_ANSWERS = 3
export const RESPONSE_WITHIN_MS = 90 * DAY_MS

/** Of the last ninety days; null where the seller answered too seldom to tell. */
export function responseTime(asked: readonly AskedSeller[], nowMs: number): ResponseTime | null {
  const counted = asked.filter(({ askedAt }) => askedAt <= nowMs && nowMs - askedAt <= RESPONSE_WITHIN_MS)
  const took = counted
    .flatMap(({ askedAt, answeredAt }) => (answeredAt === null ? [] : [Math.max(0, answeredAt - askedAt)]))
    .toSorted((one, other) => one - other)
  if (took.length < MIN_ANSWERS) return null
  return { medianMs: took[Math.floor((took.length - 1) / 2)] ?? 0, answered: took.length, asked: counted.length }
}
