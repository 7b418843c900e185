import type { TotalCost } from '@diandu/core/orders'
import { CostTable } from '../../ui/cost-table.tsx'
import { shopWords } from '../../words/shop.words.ts'
import { useLocale, useWords } from '../preferences.ts'
import { totalCostView } from './total-cost-view.ts'

/** What a deal costs in all: on every screen where money is decided. */
export function TotalCostTable({ cost }: { readonly cost: TotalCost }) {
  const words = useWords(shopWords).cost
  const hasReturnable = cost.costs.some(({ isReturnable }) => isReturnable)
  return (
    <CostTable
      caption={words.caption}
      headings={{ what: words.what, amount: words.amount }}
      groups={totalCostView(cost, useLocale())}
      total={{ label: words.total, fen: cost.totalFen, ...(hasReturnable ? { note: words.totalNote } : {}) }}
    />
  )
}
