import type { Result } from '../../src/kernel/index.ts'
import { decidePayment, validatePayment, type Payment, type PaymentAttempt } from '../../src/orders/index.ts'
import type { OrderRecord, MarketState, Member } from './market-state.ts'
import { transition } from './move-order.ts'
import { provePayer } from './prove-payer.ts'

/** Whether there is something to pay is checked before the password is tried. */
export function payOrder(state: MarketState, buyer: Member, payment: Payment): Result<OrderRecord> {
  const facts = { buyerId: buyer.userId, order: state.orders.get(payment.orderId), at: state.clock.now() }
  const validated = validatePayment(facts, payment)
  if (!validated.ok) return validated
  const allowed = provePayer(state, buyer, payment.paymentPassword)
  return allowed.ok ? payProved(state, buyer, payment) : allowed
}

/** Pays for a buyer who has shown already that they may, or whose money came for this. */
export function payProved(
  state: MarketState,
  { userId: buyerId }: Member,
  attempt: PaymentAttempt,
  at = state.clock.now(),
): Result<OrderRecord> {
  const order = state.orders.get(attempt.orderId)
  const shopStatus = order && state.shops.get(order.shop.id)?.shop.status
  const decided = decidePayment({ buyerId, order, shopStatus, at }, attempt)
  if (!decided.ok) return decided
  return transition(state, decided.value.order, { event: decided.value.event, by: 'buyer', at })
}
