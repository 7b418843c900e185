import type { MonthTotals } from '@diandu/core/wallet'

/** Months one after the other in which nothing came in or went out. */
interface EmptyMonths {
  readonly from: string
  readonly to: string
}

/** The newest month first, with those without entries that follow one another in one. */
export function foldEmptyMonths(months: readonly MonthTotals[]): readonly (MonthTotals | EmptyMonths)[] {
  const folded: (MonthTotals | EmptyMonths)[] = []
  for (const one of months.toReversed()) {
    const last = folded.at(-1)
    if (one.inFen !== 0 || one.outFen !== 0) folded.push(one)
    else if (last !== undefined && 'from' in last) folded[folded.length - 1] = { from: one.month, to: last.to }
    else folded.push({ from: one.month, to: one.month })
  }
  return folded
}
