import { formatMoney } from '@diandu/core/format'
import { giveUpCost, purchaseTerms, type Order } from '@diandu/core/orders'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { dealMessages } from '../../../messages/orders/deal.messages.ts'
import { PasswordSheet } from '../../../app/money/password-sheet.tsx'
import { keyOf } from './use-deal.ts'
import { usePasswordDeal } from './use-password-deal.ts'

/** The buyer gives up; what that costs is there before it is done. */
export function GiveUp({ order }: { readonly order: Order }) {
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
