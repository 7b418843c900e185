import { orderSums, sumsAfter, type Order, type PaymentDue } from '@diandu/core/orders'
import { orderListingQuery } from '../../../app/orders/order-listing-query.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { checkoutMessages } from '../../../messages/orders/checkout.messages.ts'
import { LaterSum } from '../later-sum.tsx'

interface SumAfterProps {
  readonly order: Order
  readonly due: PaymentDue
  readonly now: number
}

/** The rest after this payment; nothing before the listing's fees are known. */
export function SumAfter({ order, due, now }: SumAfterProps) {
  const messages = useMessages(checkoutMessages)
  const { data: listing } = useLoad(orderListingQuery(usePorts(), order.id))
  if (listing === undefined) return null
  const after = sumsAfter(orderSums(order, listing, now), due.part)
  return (
    <p className="note">
      <span>{messages.payAfter}</span> <LaterSum sums={after} />
    </p>
  )
}
