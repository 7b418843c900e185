import { fail, ok, type Result } from '../../src/kernel/index.ts'
import {
  decideFulfilment,
  decideHandOver,
  decideRefund,
  endingOf,
  noOrder,
  noRefundPicture,
  refundCaseOf,
  type Fulfilment,
  type OrderEvent,
  type OrderId,
  type RefundRequest,
} from '../../src/orders/index.ts'
import { orderOutcome } from '../../src/wallet/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import type { OrderRecord, MarketState, Member } from './market-state.ts'
import { transition } from './move-order.ts'
import { actOnce, readOrder } from './order-desk.ts'
import { provePayer } from './prove-payer.ts'

export function createMemoryFulfilment(state: MarketState, store: SessionStore): Fulfilment {
  const act = (key: string, id: OrderId, event: OrderEvent, by: 'buyer' | 'seller', paymentPassword?: string) =>
    actOnce(state, store, [key, [event, id]], (who) => move(state, who, { id, event, by, paymentPassword }))
  return {
    handOver: async (id, key) =>
      actOnce(state, store, [key, ['shop.handed-over', id]], (who) => handOver(state, who, id)),
    confirmBill: async ({ orderId, paymentPassword }, key) =>
      act(key, orderId, 'bill.confirmed', 'buyer', paymentPassword),
    giveUp: async ({ orderId, paymentPassword }, key) => act(key, orderId, 'buyer.gave-up', 'buyer', paymentPassword),
    cannotDeliver: async ({ orderId, paymentPassword }, key) =>
      act(key, orderId, 'seller.failed', 'seller', paymentPassword),
    reportMismatch: async (id, request, key) =>
      actOnce(state, store, [key, ['mismatch', id, request]], (who) => report(state, who, id, request)),
    refundCase: async (id) =>
      readOrder(state, store, id, () => refundCaseOf(state.orderLogs.get(id) ?? [], state.refunds.get(id))),
    outcome: async (id) =>
      readOrder(state, store, id, (order, userId) => {
        const ending = endingOf(state.orderLogs.get(id) ?? [])
        const damagesOwedFen = state.debts.get(order.sellerId)?.find(({ orderId }) => orderId === id)?.damagesFen ?? 0
        const role = order.sellerId === userId ? 'seller' : 'buyer'
        return ending === undefined ? null : orderOutcome({ ...order, ending, damagesOwedFen }, state.postings, role)
      }),
  }
}

function handOver(state: MarketState, { userId }: Member, id: OrderId): Result<OrderRecord> {
  const order = state.orders.get(id)
  const decided = decideHandOver({ userId, order, record: state.handovers.get(id), at: state.clock.now() })
  if (!decided.ok) return decided
  return order === undefined ? fail(noOrder()) : transition(state, order, decided.value.transition)
}

interface OwnMove {
  readonly id: OrderId
  readonly event: OrderEvent
  readonly by: 'buyer' | 'seller'
  readonly paymentPassword: string | undefined
}

function move(state: MarketState, who: Member, { id, event, by, paymentPassword }: OwnMove): Result<OrderRecord> {
  const facts = { userId: who.userId, order: state.orders.get(id), at: state.clock.now() }
  const decided = decideFulfilment(facts, { event, by })
  if (!decided.ok) return decided
  // A password is not tried for what cannot be done.
  const allowed = paymentPassword === undefined ? ok(null) : provePayer(state, who, paymentPassword)
  return allowed.ok ? transition(state, decided.value.order, decided.value.transition) : allowed
}

function report(
  state: MarketState,
  { userId: buyerId }: Member,
  id: OrderId,
  request: RefundRequest,
): Result<OrderRecord> {
  const decided = decideRefund({ buyerId, order: state.orders.get(id), at: state.clock.now() }, request)
  if (!decided.ok) return decided
  const { order, refund, transition: reported } = decided.value
  if (!refund.pictures.every((picture) => state.pictures.get(picture) === buyerId)) return fail(noRefundPicture())
  state.refunds.set(id, { ...refund, pictures: refund.pictures.map((picture) => `/pictures/${picture}`) })
  return transition(state, order, { ...reported, why: refund.reason })
}
