import { calendarMonth, toMilliseconds } from '../../format/index.ts'
import { sumFen } from '../../kernel/index.ts'
import { availableOf, type Posting, type PostingKind } from '../ledger/ledger.ts'

/** A posting as it stands in the books. */
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

/** A person's view of the ledger, the oldest first. What does not touch their available money is no bill. */
export function billsOf(postings: readonly BookedPosting[], userId: string): readonly Bill[] {
  const account = availableOf(userId)
  const bills: Bill[] = []
  let balanceFen = 0
  for (const { id, kind, subject, postedAt: at, lines } of postings.toSorted(
    (one, other) => one.postedAt - other.postedAt,
  )) {
    const changeFen = sumFen(lines.filter((line) => line.account === account).map(({ amountFen }) => amountFen))
    balanceFen += changeFen
    if (changeFen !== 0)
      bills.push({
        id,
        kind,
        subject,
        at,
        direction: changeFen > 0 ? 'in' : 'out',
        amountFen: Math.abs(changeFen),
        balanceFen,
      })
  }
  return bills
}

export interface MonthTotals {
  /** `2026-03`, in China. */
  readonly month: string
  readonly inFen: number
  readonly outFen: number
}

export const monthOf = (at: number): string => calendarMonth(toMilliseconds(at))

/** What came in and went out in each of these months, in their order; a month without bills is there with nothing. */
export const monthlyTotals = (bills: readonly Bill[], months: readonly string[]): readonly MonthTotals[] =>
  months.map((month) => {
    const totalFen = (way: Bill['direction']) =>
      sumFen(
        bills
          .filter(({ at, direction }) => direction === way && monthOf(at) === month)
          .map(({ amountFen }) => amountFen),
      )
    return { month, inFen: totalFen('in'), outFen: totalFen('out') }
  })

/** This month and the eleven before it, the newest last, for a chart. */
export const twelveMonthsUntil = (at: number): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => calendarMonth(toMilliseconds(at), index - 11))
