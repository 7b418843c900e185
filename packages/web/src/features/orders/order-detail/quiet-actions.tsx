import { formatMoney } from '@diandu/core/format'
import { giveUpCost, openEvents, purchaseTerms, type Order } from '@diandu/core/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureToast } from '../../../app/layout/failures/use-failure-toast.ts'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useFocusContent } from '../../../app/layout/use-focus-content.ts'
import { PasswordSheet } from '../../../app/money/password-sheet.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { dealMessages } from '../../../messages/orders/deal.messages.ts'
import { orderDetailMessages } from '../../../messages/orders/order-detail.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { orderQuery } from '../order-queries.ts'
import { CannotDeliver } from './seller-actions.tsx'
import { keyOf, usePasswordDeal } from './use-deal.ts'

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

/** The buyer gives up; what that costs is there before it is done. */
function GiveUp({ order }: { readonly order: Order }) {
  const messages = useMessages(dealMessages).giveUp
  const { open, sheet } = usePasswordDeal({
    order,
    act: (fulfilment, paymentPassword) =>
      fulfilment.giveUp({ orderId: order.id, paymentPassword }, keyOf('give-up', order)),
    done: messages.done,
  })
  const { damagesFen, backFen } = giveUpCost(order)
  return (
    <div className="p-16 flex justify-center">
      <Button look="quiet" consequence={messages.cost(formatMoney(damagesFen), formatMoney(backFen))} onClick={open}>
        {messages.open}
      </Button>
      <PasswordSheet
        {...sheet}
        title={messages.title}
        text={messages.text(String(purchaseTerms(order).damagesPercent))}
        facts={[
          [messages.damages, formatMoney(damagesFen)],
          [messages.back, formatMoney(backFen)],
        ]}
        act={messages.act(formatMoney(damagesFen))}
        danger
      />
    </div>
  )
}

/** Takes an unpaid order back, after one question. */
function CancelOrder({ order }: { readonly order: Order }) {
  const messages = useMessages(orderDetailMessages)
  const ports = usePorts()
  const queries = useQueryClient()
  const focusContent = useFocusContent()
  const [isConfirming, setConfirming] = useState(false)
  const showFailure = useFailureToast()
  const { send, isBusy } = useSend({
    // One cancelling of one order is one intention: its key is the order's, so that a second try is the same act.
    send: ({ orders }) => orders.cancel(order.id, `cancel-${order.id}`),
    onDone: (cancelled) => {
      queries.setQueryData(orderQuery(ports, order.id).queryKey, cancelled)
      void queries.invalidateQueries({ queryKey: ['orders'] })
      void queries.invalidateQueries({ queryKey: ['order-totals'] })
      void ports().then(({ checkoutDrafts }) => checkoutDrafts.clear(order.shop.id))
      toasts.show(messages.cancelled, 'good')
      // The state that has changed is at the top.
      document.documentElement.scrollTop = 0
      // The button that was pressed goes with the order's first state.
      focusContent()
    },
    onFailed: showFailure,
    onSettled: () => setConfirming(false),
  })
  useBackCloses(isConfirming, isBusy ? undefined : () => setConfirming(false))
  return (
    <div className="p-16 flex justify-center">
      <Button look="quiet" onClick={() => setConfirming(true)}>
        {messages.cancel}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={messages.cancelTitle}
        confirmLabel={messages.cancelConfirm}
        cancelLabel={messages.keep}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void send()}
        onCancel={() => setConfirming(false)}
      >
        {messages.cancelText}
      </ConfirmDialog>
    </div>
  )
}
