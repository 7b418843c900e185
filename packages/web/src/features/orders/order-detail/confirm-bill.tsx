import { settlementOf, type Order } from '@diandu/core/orders'
import { formatMoney } from '@diandu/core/format'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { dealMessages } from '../../../messages/orders/deal.messages.ts'
import { PasswordSheet } from '../../../app/money/password-sheet.tsx'
import { keyOf, usePasswordDeal } from './use-deal.ts'

/** The buyer's last word: what goes to whom is read, then confirmed with the payment password. */
export function ConfirmBill({ order }: { readonly order: Order }) {
  const messages = useMessages(dealMessages).confirm
  const { open, sheet } = usePasswordDeal({
    order,
    act: (fulfilment, paymentPassword) =>
      fulfilment.confirmBill({ orderId: order.id, paymentPassword }, keyOf('confirm', order)),
    done: messages.done,
  })
  const { toSellerFen, toOperatorFen } = settlementOf(order, 'pay-out')
  return (
    <>
      <Button block consequence={messages.note} onClick={open}>
        {messages.open}
      </Button>
      <PasswordSheet
        {...sheet}
        title={messages.title}
        text={messages.text}
        facts={[
          [messages.toSeller, formatMoney(toSellerFen)],
          [messages.toOperator, formatMoney(toOperatorFen)],
          [messages.total, formatMoney(toSellerFen + toOperatorFen)],
        ]}
        act={messages.act}
      />
    </>
  )
}
