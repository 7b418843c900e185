import { calendarMonth, toMilliseconds } from '../src/format/index.ts'
import { sumFen } from '../src/kernel/index.ts'
import { availableOf, type Bill, type BookedPosting, type MonthTotals } from '../src/wallet/index.ts'

/** A person's view of the ledger, the oldest first. A posting that does not touch their available money is no bill. */
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

export const monthOf = (at: number): string => calendarMonth(toMilliseconds(at))

/** Money in and out in each of these months, in their order; a month without bills is there with nothing. */
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
