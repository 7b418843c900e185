import { calendarMonth, toMilliseconds } from '../../format/index.ts'
import type { Posting, PostingKind } from '../ledger/ledger.ts'

/** A posting as it is in the books. */
export interface BookedPosting extends Posting {
  readonly id: string
  readonly postedAt: number
}

/** One line of a person's bills: what a posting did to the money that they are free to use. */
export interface Bill {
  readonly id: string
  readonly kind: PostingKind
  /** The order or request it belongs to. */
  readonly subject: string
  readonly at: number
  readonly direction: 'in' | 'out'
  readonly amountFen: number
  readonly balanceFen: number
}

export interface MonthTotals {
  /** `2026-03`, in China. */
  readonly month: string
  readonly inFen: number
  readonly outFen: number
}

/** This month and the eleven before it, the newest last, for a chart. */
export const twelveMonthsUntil = (at: number): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => calendarMonth(toMilliseconds(at), index - 11))
