import { useNavigate } from 'react-router-dom'
import { ownPaymentFen, type Order, type PaymentDue } from '@diandu/core/orders'
import { offerMethods, PAYMENT_METHODS, type CashierMethod } from '@diandu/core/wallet'
import { failureText } from '@diandu/core/messages'
import { useSend } from '../../../app/queries/use-send.ts'
import { useLoad, call, usePorts } from '../../../app/queries/queries.ts'
import { TO_CASHIER, usePayingDevice } from '../../../app/money/payment-methods/paying.ts'
import { PaymentMethodButtons } from '../../../app/money/payment-methods/payment-method-buttons.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { awaitedMoneyMessages } from '../../../messages/money/awaited-money.messages.ts'
import { checkoutMessages } from '../../../messages/orders/checkout.messages.ts'

/**
 * Beside the wallet: the ways to pay this sum on this device first, and the others with what hinders them. What is paid
 * there pays the order as soon as it is known.
 */
export function PayByChannel({ order, due }: { readonly order: Order; readonly due: PaymentDue }) {
  const messages = useMessages(checkoutMessages)
  const locale = useLocale()
  const ports = usePorts()
  const navigate = useNavigate()
  const device = usePayingDevice()
  const { data: ways } = useLoad({
    queryKey: ['recharge-ways'],
    queryFn: call(ports, ({ recharges }, signal) => recharges.ways(signal)),
  })
  const { send, busyWith, failure } = useSend({
    // The same key for the same method: a second try begins no second payment.
    send: ({ recharges }, method: CashierMethod, keyFor) =>
      recharges.payOrder(
        {
          channel: PAYMENT_METHODS[method].channel,
          method,
          orderId: order.id,
          part: due.part,
          amountFen: due.amountFen,
        },
        keyFor(method),
      ),
    onDone: (id) => void navigate(`/user_center/server/recharge?request=${id}`, { state: TO_CASHIER }),
  })
  const words = useMessages(awaitedMoneyMessages).explanations
  const cashFen = ownPaymentFen(due)
  // A buyer is not led to pay again what is on its way.
  if (order.awaitedBalance !== undefined)
    return (
      <div className="mx-16 mt-16">
        <Notice>{words[order.awaitedBalance].buyer}</Notice>
      </div>
    )
  if (ways === undefined || ways.methods.length === 0) return null
  const offered = offerMethods(ways.methods, cashFen, device)
  return (
    <section className="mx-16 mt-16" aria-label={messages.otherWays}>
      <p className="detail">{messages.otherWays}</p>
      {failure !== undefined && (
        <Notice tone="alarm" live>
          {failureText(failure, locale)}
        </Notice>
      )}
      <PaymentMethodButtons
        offered={offered}
        pending={busyWith ?? null}
        onChoose={(method) => void send(method)}
        transferPath={`/user_center/server/recharge?order=${order.id}`}
      />
    </section>
  )
}
