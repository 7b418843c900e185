import { lazy, Suspense } from 'react'
import { formatMoney } from '@diandu/core/format'
import { awaitedFromSeller, openEvents, ownPaymentFen, paymentDue, turnOf, type Order } from '@diandu/core/orders'
import { PageLink } from '../../../../router/page-link.tsx'
import { useLoad, usePorts } from '../../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { StickyAction } from '../../../../ui/actions/sticky-action.tsx'
import { orderDetailMessages } from '../../../../messages/orders/order-detail.messages.ts'
import { deadlineView } from '../../deadline-view.ts'
import { handoverQuery } from '../../order-queries.ts'
import { NudgeSeller } from './nudge-seller.tsx'

const ConfirmBill = lazy(async () => ({ default: (await import('../confirm-bill.tsx')).ConfirmBill }))
const HandOver = lazy(async () => ({ default: (await import('../seller-actions.tsx')).HandOver }))

interface NextActionProps {
  readonly order: Order
  readonly now: number
}

/** The one thing that this person can do next; a buyer looks at the shop before they pay the rest. */
export function NextAction({ order, now }: NextActionProps) {
  const messages = useMessages(orderDetailMessages)
  const open = openEvents(order, order.role, now)
  const mine = turnOf(order, order.role)?.act
  const isBuyer = order.role === 'buyer'
  const awaited = isBuyer ? awaitedFromSeller(order) : undefined
  const isToView = open.includes('viewing.agreed')
  const isToSign = (mine === 'seller-sign' || mine === 'sign') && order.signingPause !== 'looked-at'
  if (isBuyer && (isToView || awaited === 'open-viewing') && mine !== 'pay') {
    return (
      <StickyAction isLow>
        {isToView ? (
          <Button block link={(parts) => <PageLink to={`/user_center/viewing/${order.id}`} {...parts} />}>
            {messages.recordViewing}
          </Button>
        ) : (
          <NudgeSeller order={order} act="open-viewing" now={now} />
        )}
        <PayOrSign order={order} now={now} isToSign={isToSign} isSecond />
      </StickyAction>
    )
  }
  if (isBuyer && (paymentDue(order) !== undefined || isToSign)) {
    return (
      <StickyAction isLow>
        <PayOrSign order={order} now={now} isToSign={isToSign} />
      </StickyAction>
    )
  }
  if (awaited !== undefined) {
    return (
      <StickyAction isLow>
        <NudgeSeller order={order} act={awaited} now={now} />
      </StickyAction>
    )
  }
  if (mine === 'open-viewing') {
    return (
      <StickyAction>
        <Button block link={(parts) => <PageLink to={`/user_center/viewing/${order.id}`} {...parts} />}>
          {messages.openViewing}
        </Button>
      </StickyAction>
    )
  }
  if (isToSign) {
    return (
      <StickyAction isLow>
        <PayOrSign order={order} now={now} isToSign />
      </StickyAction>
    )
  }
  if (!open.includes('bill.confirmed') && !open.includes('shop.handed-over')) return null
  return <EndHandover order={order} />
}

interface PayOrSignProps extends NextActionProps {
  readonly isToSign: boolean
  /** Something else comes first. */
  readonly isSecond?: boolean
}

/** Pays what is due, or signs; what happens otherwise is with it. */
function PayOrSign({ order, now, isToSign, isSecond = false }: PayOrSignProps) {
  const messages = useMessages(orderDetailMessages)
  const deadline = deadlineView(order, now, useLocale())
  const due = order.role === 'buyer' && order.awaitedBalance === undefined ? paymentDue(order) : undefined
  if (due === undefined && !isToSign) return null
  const otherwise = due !== undefined || deadline?.isMine === true ? deadline?.otherwise : undefined
  return (
    <Button
      block
      look={isSecond ? 'secondary' : 'primary'}
      {...(otherwise === undefined ? {} : { consequence: otherwise })}
      link={(parts) => (
        <PageLink
          to={
            due === undefined
              ? `/user_center/server/contract?order=${order.id}`
              : `/shop/${order.shop.id}/order?pay=${order.id}`
          }
          {...parts}
        />
      )}
    >
      {due === undefined ? messages.sign : messages.pay(formatMoney(ownPaymentFen(due)))}
    </Button>
  )
}

/** By its checklist where the order has one. */
function EndHandover({ order }: { readonly order: Order }) {
  const { toChecklist } = useMessages(orderDetailMessages)
  const { data: handover, isPending } = useLoad(handoverQuery(usePorts(), order.id))
  if (isPending) return null
  const Alone = order.role === 'buyer' ? ConfirmBill : HandOver
  return (
    <StickyAction>
      {handover === null ? (
        <Suspense>
          <Alone order={order} />
        </Suspense>
      ) : (
        <Button block link={(parts) => <PageLink to={`/user_center/handover/${order.id}`} {...parts} />}>
          {toChecklist[order.role]}
        </Button>
      )}
    </StickyAction>
  )
}
