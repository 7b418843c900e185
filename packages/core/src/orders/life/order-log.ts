import type { Refund, RefundCase } from '../refund.ts'
import { isEnding, type Ending } from './order-outcome.ts'
import type { OrderStatus } from './order-status.ts'
import { isOrderIn } from '../order-sets.ts'

/** One event of an order, also where its status did not change. */
export interface OrderLogLine {
  /** The placing, or an event of the order's life. */
  readonly event: string
  /** The state after it. */
  readonly status: OrderStatus
  readonly at: number
  readonly why: string
}

/** The event that ended an order whose money was held. */
export const endingOf = (log: readonly OrderLogLine[]): Ending | undefined =>
  log.map(({ event }) => event).findLast(isEnding)

/** The last review with what was reported last; null where there was none. */
export function refundCaseOf(log: readonly OrderLogLine[], reported: Refund | undefined): RefundCase | null {
  const begun = log.findLastIndex((line, place) => isUnderReview(line) && !isUnderReview(log[place - 1]))
  const [first, second] = begun < 0 ? [] : log.slice(begun)
  if (first === undefined) return null
  return {
    refund: isReport(first.event) ? (reported ?? null) : null,
    verdict: second === undefined ? null : { isAgreed: second.status === 'refunded', why: second.why, at: second.at },
  }
}

const isReport = (event: string): boolean => event === 'mismatch.reported' || event === 'viewing.mismatched'

const isUnderReview = (line: OrderLogLine | undefined): boolean =>
  line !== undefined && isOrderIn('under-review', line.status)
