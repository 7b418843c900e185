import { formatMoney } from '@diandu/core/format'
import { orderSums, ownPaymentFen, paymentDue, sumsAfter, type Order } from '@diandu/core/orders'
import { orderListingQuery } from '../../../app/orders/order-listing-query.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { Facts } from '../../../ui/lists/facts.tsx'
import { LaterSum } from '../later-sum.tsx'

/** The buyer's current and later payments, and the total: as in the checkout. */
export function OrderSums({ order, now }: { readonly order: Order; readonly now: number }) {
  const messages = useMessages(shopMessages).cost
  const { data: listing } = useLoad(orderListingQuery(usePorts(), order.id))
  if (listing === undefined) return null
  const sums = orderSums(order, listing, now)
  const due = paymentDue(order)
  const isFirst = due !== undefined && due.part !== 'balance'
  return (
    <Facts
      facts={[
        ...(isFirst ? ([[messages.now, formatMoney(ownPaymentFen(due))]] as const) : []),
        [messages.later, <LaterSum key="later" sums={due === undefined ? sumsAfter(sums, 'balance') : sums} />],
        [messages.total, formatMoney(sums.totalFen)],
      ]}
    />
  )
}
