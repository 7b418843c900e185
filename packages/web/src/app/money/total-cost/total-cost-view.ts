import { formatTime } from '@diandu/core/format'
import type { Cost, DealSums } from '@diandu/core/orders'
import type { CostGroup, CostRow } from '../../../ui/figures/cost-table.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

/** The costs of a deal as two groups: the cash needed now, and what comes later. An empty group is left out. */
export function totalCostView(sums: DealSums, locale: Locale): readonly CostGroup[] {
  const messages = shopMessages[locale].cost
  const rows = (when: Cost['when']): readonly CostRow[] =>
    sums.costs
      .filter((cost) => cost.when === when)
      .map((cost) => ({
        key: cost.item,
        what: messages.items[cost.item],
        amountFen: cost.amountFen,
        when: dueText(cost, locale),
        toWhom: cost.item === 'coupon' ? messages.couponPayer : messages.payees[cost.payee],
        ...(cost.isReturnable ? { note: messages.returnable } : {}),
      }))
  const groups: readonly CostGroup[] = [
    { key: 'now', title: messages.now, sumFen: sums.nowFen, rows: rows('now'), isNow: true },
    { key: 'later', title: messages.later, sumFen: sums.laterFen, rows: rows('later'), isNow: false },
  ]
  return groups.filter((group) => group.rows.length > 0)
}

function dueText(cost: Cost, locale: Locale): string {
  const messages = shopMessages[locale].cost
  if (cost.when === 'now') return messages.whenNow
  return cost.dueBy === null
    ? messages.whenHandOver
    : messages.whenBy(formatTime(cost.dueBy, locale === 'en' ? 'yyyy-mm-dd' : 'mm月dd日'))
}
