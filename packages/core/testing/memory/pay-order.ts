import { isForSale } from '../../src/catalog/index.ts'
import { ok, type Result } from '../../src/kernel/index.ts'
import { paymentDue, type OrderEvent, type Payment, type PaymentDue } from '../../src/orders/index.ts'
import { availableOf } from '../../src/wallet/index.ts'
import { notFound, refuse, type KeptOrder, type MarketState, type Member } from './market-state.ts'
import { happen } from './move-order.ts'
import { provePayer } from './prove-payer.ts'

const EVENT_OF = { full: 'full.paid', deposit: 'deposit.paid', balance: 'balance.paid' } as const satisfies Record<
  Payment['part'],
  OrderEvent
>

/** What the person saw of what is due. */
type Attempt = Omit<Payment, 'paymentPassword'>

/** Everything that can be wrong is looked at before anything changes; the first payment for a shop ends the others' orders. */
export function payOrder(state: MarketState, buyer: Member, payment: Payment): Result<KeptOrder> {
  const judged = judgeAttempt(state, buyer, payment)
  if (!judged.ok) return judged
  const allowed = provePayer(state, buyer, payment.paymentPassword)
  return allowed.ok ? payProved(state, buyer, payment) : allowed
}

/** Pays by whoever has shown already that they may, or whose money came for this. */
export function payProved(state: MarketState, buyer: Member, attempt: Attempt, at = state.clock.now()): Result<KeptOrder> {
  const judged = judgeAttempt(state, buyer, attempt)
  if (!judged.ok) return judged
  const { order, due } = judged.value
  if ((state.balances.get(availableOf(buyer.userId)) ?? 0) < due.amountFen - due.couponFen) return refuse('balance-short', '余额不足')
  return happen(state, order, { event: EVENT_OF[due.part], by: 'buyer', at })
}

export function judgeAttempt(state: MarketState, buyer: Member, attempt: Attempt): Result<{ readonly order: KeptOrder; readonly due: PaymentDue }> {
  const order = state.orders.get(attempt.orderId)
  if (order === undefined || order.buyerId !== buyer.userId) return notFound()
  if (order.cancelReason === 'taken') return refuse('shop-taken', '店铺已被他人购买')
  const due = paymentDue(order)
  if (due === undefined) return refuse('order-not-payable', '订单当前无需支付')
  if (due.part !== attempt.part || due.amountFen !== attempt.amountFen) return refuse('terms-changed', '应付金额已变化')
  const shop = state.shops.get(order.shop.id)?.shop
  if (order.status === 1 && (shop === undefined || !isForSale(shop.status))) return refuse('shop-taken', '店铺已被他人购买')
  return ok({ order, due })
}
