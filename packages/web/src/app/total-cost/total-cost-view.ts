import { formatTime } from '@diandu/core/format'
import type { Cost, TotalCost } from '@diandu/core/orders'
import type { CostGroup, CostRow } from '../../ui/cost-table.tsx'
import { shopWords } from '../../words/shop.words.ts'
import type { Locale } from '../../words/words.ts'

/** The costs of a deal as two groups: the cash needed now, and what comes later. An empty group is left out. */
export function totalCostView(total: TotalCost, locale: Locale): readonly CostGroup[] {
  const words = shopWords[locale].cost
  const rows = (when: Cost['when']): readonly CostRow[] =>
    total.costs
      .filter((cost) => cost.when === when)
      .map((cost) => ({
        key: cost.item,
        what: words.items[cost.item],
        amountFen: cost.amountFen,
        when: dueText(cost, locale),
        toWhom: words.payees[cost.payee],
        ...(cost.isReturnable ? { note: words.returnable } : {}),
      }))
  const groups: readonly CostGroup[] = [
    { key: 'now', title: words.now, sumFen: total.nowFen, rows: rows('now'), isNow: true },
    { key: 'later', title: words.later, sumFen: total.laterFen, rows: rows('later'), isNow: false },
  ]
  return groups.filter((group) => group.rows.length > 0)
}

function dueText(cost: Cost, locale: Locale): string {
  const words = shopWords[locale].cost
  if (cost.when === 'now') return words.whenNow
  return cost.dueBy === null ? words.whenHandOver : words.whenBy(formatTime(cost.dueBy, locale === 'en' ? 'yyyy-mm-dd' : 'mm月dd日'))
}
