import { ok, type Result } from '../../src/kernel/index.ts'
import {
  daysAfterMoney,
  decidePayment,
  ownPaymentFen,
  settleByOf,
  validatePayment,
  type Payment,
  type PaymentAttempt,
} from '../../src/orders/index.ts'
import { validateDebit } from '../../src/wallet/index.ts'
import type { OrderRecord, MarketState, Member } from './market-state.ts'
import { transition } from './move-order.ts'
import { provePayer } from './prove-payer.ts'
import { walletOf } from './wallet-of.ts'

/** Whether there is something to pay is checked before the password is tried. */
export function payOrder(state: MarketState, buyer: Member, payment: Payment): Result<OrderRecord> {
  const facts = { buyerId: buyer.userId, order: state.orders.get(payment.orderId), at: state.clock.now() }
  const validated = validatePayment(facts, payment)
  if (!validated.ok) return validated
  const usable = validateDebit(ownPaymentFen(validated.value.due), walletOf(state, buyer.userId))
  if (!usable.ok && !(usable.failure.kind === 'refused' && usable.failure.reason === 'balance-short')) return usable
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
  const paid = transition(state, decided.value.order, {
    event: decided.value.event,
    by: 'buyer',
    at,
    notedAt: state.clock.now(),
  })
  return paid.ok ? ok(withTimeBack(state, paid.value, at)) : paid
}

/** With the days to sign that the way of the money has taken. */
function withTimeBack(state: MarketState, order: OrderRecord, sentAt: number): OrderRecord {
  const days = daysAfterMoney({ ...order, settleBy: settleByOf(order) }, { sentAt, at: state.clock.now() })
  const entry = state.contracts.get(order.id)
  if (entry !== undefined) state.contracts.set(order.id, { ...entry, contract: { ...entry.contract, ...days } })
  const after = { ...order, ...days }
  state.orders.set(order.id, after)
  return after
}
