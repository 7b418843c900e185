import type { DealSums } from '@diandu/core/orders'
import { CostTable } from '../../../ui/figures/cost-table.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { totalCostView } from './total-cost-view.ts'

export function TotalCostTable({ sums }: { readonly sums: DealSums }) {
  const messages = useMessages(shopMessages).cost
  const hasReturnable = sums.costs.some(({ isReturnable }) => isReturnable)
  return (
    <CostTable
      caption={messages.caption}
      headings={{ what: messages.what, amount: messages.amount }}
      groups={totalCostView(sums, useLocale())}
      total={{ label: messages.total, fen: sums.totalFen, ...(hasReturnable ? { note: messages.totalNote } : {}) }}
    />
  )
}
