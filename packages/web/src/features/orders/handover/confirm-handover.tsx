import { problemsOf, settlementOf, unticked, type Handover, type Order } from '@diandu/core/orders'
import { formatMoney } from '@diandu/core/format'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { dealMessages } from '../../../messages/orders/deal.messages.ts'
import { handoverMessages } from '../../../messages/orders/handover.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PasswordSheet } from '../../../app/money/password-sheet.tsx'
import { keyOf, usePasswordDeal } from '../order-detail/use-deal.ts'
import { itemName } from './handover-view.ts'
import styles from './handover-page.module.css'

interface ConfirmHandoverProps {
  readonly order: Order
  readonly handover: Handover
  /** It was pressed before this was here. */
  readonly startsOpen: boolean
}

/** The buyer's last word: what was not ticked and what goes to whom is read once, then the payment password lets go. */
export function ConfirmHandover({ order, handover, startsOpen }: ConfirmHandoverProps) {
  const messages = useMessages(dealMessages).confirm
  const { buyer, states } = useMessages(handoverMessages)
  const locale = useLocale()
  const { open, sheet } = usePasswordDeal({
    order,
    act: (fulfilment, paymentPassword) =>
      fulfilment.confirmBill({ orderId: order.id, paymentPassword }, keyOf('confirm', order)),
    done: messages.done,
    startsOpen,
  })
  const { toSellerFen, toOperatorFen } = settlementOf(order, 'pay-out')
  const notTicked = unticked(handover)
  const wrong = problemsOf(handover).map(({ item }) => item)
  return (
    <>
      <Button block onClick={open}>
        {buyer.confirm}
      </Button>
      <PasswordSheet
        {...sheet}
        title={buyer.sheet}
        text={buyer.text}
        facts={[
          [messages.toSeller, formatMoney(toSellerFen)],
          [messages.toOperator, formatMoney(toOperatorFen)],
          [messages.total, formatMoney(toSellerFen + toOperatorFen)],
        ]}
        act={messages.act}
        note={
          notTicked.length === 0 ? (
            <p className={styles.note}>{buyer.allTicked}</p>
          ) : (
            <div className={styles.unticked}>
              <p className="amber strong">{buyer.unticked(notTicked.length)}</p>
              <ul className="pl-16 bullets">
                {notTicked.map((item) => (
                  <li key={item}>
                    <span>{itemName(item, locale)}</span>
                    {wrong.includes(item) && <b> · {states.wrong}</b>}
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      />
    </>
  )
}
