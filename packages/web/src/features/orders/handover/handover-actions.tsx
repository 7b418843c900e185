import { lazy, Suspense, useState } from 'react'
import { openEvents, unproven, type Handover, type Order } from '@diandu/core/orders'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { dealMessages } from '../../../messages/orders/deal.messages.ts'
import { handoverMessages } from '../../../messages/orders/handover.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { keyOf, useDeal } from '../order-detail/use-deal.ts'
import { itemNames } from './handover-view.ts'

const ConfirmHandover = lazy(async () => ({ default: (await import('./confirm-handover.tsx')).ConfirmHandover }))

interface HandoverActionsProps {
  readonly order: Order
  readonly handover: Handover
  readonly now: number
}

/** The seller declares the hand-over complete; the buyer reports a problem, or confirms. */
export function HandoverActions({ order, handover, now }: HandoverActionsProps) {
  const messages = useMessages(handoverMessages)
  const open = openEvents(order, order.role, now)
  if (order.role === 'seller') {
    if (open.includes('shop.handed-over')) return <SayHandedOver order={order} handover={handover} />
    return order.status === 'handing-over' && order.handedOverAt !== null ? (
      <StickyAction>
        <p className="detail pt-8 pb-8 text-center">{messages.seller.waiting}</p>
      </StickyAction>
    ) : null
  }
  if (open.includes('bill.confirmed'))
    return (
      <StickyAction>
        <div className="grid items-center gap-12 cols-2">
          {open.includes('mismatch.reported') ? (
            <Button
              look="secondary"
              block
              link={(parts) => <PageLink to={`/user_center/refund/${order.id}`} {...parts} />}
            >
              {messages.buyer.problem}
            </Button>
          ) : (
            <p className="detail pt-8 pb-8 text-center">{messages.buyer.over}</p>
          )}
          <Confirm order={order} handover={handover} />
        </div>
      </StickyAction>
    )
  return order.status === 'handing-over' ? (
    <StickyAction>
      <p className="detail pt-8 pb-8 text-center">{messages.buyer.waiting}</p>
    </StickyAction>
  ) : null
}

/** Its code comes with the page; a press that is quicker is kept until it is here. */
function Confirm({ order, handover }: Omit<HandoverActionsProps, 'now'>) {
  const { buyer } = useMessages(handoverMessages)
  const [isWanted, setWanted] = useState(false)
  const awaited = (
    <Button block busy={isWanted} onClick={() => setWanted(true)}>
      {buyer.confirm}
    </Button>
  )
  return (
    <Suspense fallback={awaited}>
      <ConfirmHandover order={order} handover={handover} startsOpen={isWanted} />
    </Suspense>
  )
}

/** From here on the buyer's 72 hours run; before that everything that is required has a proof. */
function SayHandedOver({ order, handover }: Omit<HandoverActionsProps, 'now'>) {
  const messages = useMessages(dealMessages)
  const { seller } = useMessages(handoverMessages)
  const locale = useLocale()
  const [isConfirming, setConfirming] = useState(false)
  const { go, isPending } = useDeal({
    order,
    act: (fulfilment) => fulfilment.handOver(order.id, keyOf('hand-over', order)),
    done: messages.handOver.done,
    onDone: () => setConfirming(false),
  })
  useBackCloses(isConfirming, isPending ? undefined : () => setConfirming(false))
  const missing = unproven(handover)
  const marked = handover.items.filter(({ mark }) => mark !== null)
  return (
    <StickyAction>
      <Button
        block
        disabled={missing.length > 0}
        consequence={
          missing.length > 0 ? seller.missing(missing.length, itemNames(missing, locale)) : messages.handOver.note
        }
        onClick={() => setConfirming(true)}
      >
        {seller.handOver}
      </Button>
      <ConfirmAction
        isConfirming={isConfirming}
        title={messages.handOver.title}
        confirmLabel={messages.handOver.confirm}
        cancelLabel={messages.keep}
        busy={isPending}
        onConfirm={go}
        onCancel={() => setConfirming(false)}
      >
        {seller.text(marked.length)}
      </ConfirmAction>
    </StickyAction>
  )
}
