import { openEvents, type Order } from '@diandu/core/orders'
import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { dealMessages } from '../../../messages/orders/deal.messages.ts'
import { CancelOrder } from './cancel-order.tsx'
import { GiveUp } from './give-up.tsx'
import { CannotDeliver } from './seller-actions.tsx'

/** The ways out of a deal: below everything else, and none of them by one tap. */
export function QuietActions({ order, now }: { readonly order: Order; readonly now: number }) {
  const messages = useMessages(dealMessages).mismatch
  const open = openEvents(order, order.role, now)
  const isOver =
    order.role === 'buyer' &&
    order.status === 'handing-over' &&
    order.handedOverAt !== null &&
    !open.includes('mismatch.reported')
  return (
    <>
      {open.includes('mismatch.reported') && (
        <div className="p-16 flex justify-center">
          <Button look="secondary" link={(parts) => <PageLink to={`/user_center/refund/${order.id}`} {...parts} />}>
            {messages.open}
          </Button>
        </div>
      )}
      {isOver && <p className="detail p-16 text-center">{messages.over}</p>}
      {open.includes('buyer.cancelled') && <CancelOrder order={order} />}
      {open.includes('buyer.gave-up') && <GiveUp order={order} />}
      {open.includes('seller.failed') && <CannotDeliver order={order} />}
    </>
  )
}
