import { useState } from 'react'
import { formatMoney } from '@diandu/core/format'
import { purchaseTerms, type Order } from '@diandu/core/orders'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { dealMessages } from '../../../messages/orders/deal.messages.ts'
import { PasswordSheet } from '../../../app/money/password-sheet.tsx'
import { keyOf, useDeal, usePasswordDeal } from './use-deal.ts'

/** The seller has handed the shop over: from here on the buyer's 72 hours run. */
export function HandOver({ order }: { readonly order: Order }) {
  const messages = useMessages(dealMessages)
  const [isConfirming, setConfirming] = useState(false)
  const { go, isPending } = useDeal({
    order,
    act: (fulfilment) => fulfilment.handOver(order.id, keyOf('hand-over', order)),
    done: messages.handOver.done,
    onDone: () => setConfirming(false),
  })
  useBackCloses(isConfirming, isPending ? undefined : () => setConfirming(false))
  return (
    <>
      <Button block consequence={messages.handOver.note} onClick={() => setConfirming(true)}>
        {messages.handOver.open}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={messages.handOver.title}
        confirmLabel={messages.handOver.confirm}
        cancelLabel={messages.keep}
        busy={isPending}
        onConfirm={go}
        onCancel={() => setConfirming(false)}
      >
        {messages.handOver.text}
      </ConfirmDialog>
    </>
  )
}

/** The seller cannot go on; what they will owe is there before it is done. */
export function CannotDeliver({ order }: { readonly order: Order }) {
  const messages = useMessages(dealMessages).fail
  const { open, sheet } = usePasswordDeal({
    order,
    act: (fulfilment, paymentPassword) =>
      fulfilment.cannotDeliver({ orderId: order.id, paymentPassword }, keyOf('cannot-deliver', order)),
    done: messages.done,
  })
  const { damagesFen } = purchaseTerms(order)
  return (
    <div className="p-16 flex justify-center">
      <Button look="quiet" onClick={open}>
        {messages.open}
      </Button>
      <PasswordSheet
        {...sheet}
        title={messages.title}
        text={messages.text(formatMoney(damagesFen))}
        facts={[
          [messages.back, formatMoney(order.paidFen)],
          [messages.owed, formatMoney(damagesFen)],
        ]}
        act={messages.confirm}
        danger
      />
    </div>
  )
}
