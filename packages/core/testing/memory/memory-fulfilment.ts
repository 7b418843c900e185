import { fail, ok, type Result } from '../../src/kernel/index.ts'
import {
  maySee,
  moveOrder,
  orderRefusal,
  reportMismatch,
  type Fulfilment,
  type OrderActor,
  type OrderEvent,
  type OrderId,
  type RefundRequest,
} from '../../src/orders/index.ts'
import { orderOutcome } from '../../src/wallet/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { notFound, refuse, type OrderRecord, type MarketState, type Member } from './market-state.ts'
import { transition } from './move-order.ts'
import { once } from './once.ts'
import { callAsMember, seen } from './order-desk.ts'
import { provePayer } from './prove-payer.ts'

export function createMemoryFulfilment(state: MarketState, store: SessionStore): Fulfilment {
  const act = (key: string, id: OrderId, event: OrderEvent, by: 'buyer' | 'seller', paymentPassword?: string) =>
    callAsMember(state, store, (who) =>
      once(state, who, key, [event, id], () => seen(state, who, move(state, who, id, event, by, paymentPassword))),
    )
  return {
    handOver: async (id, key) => act(key, id, 'shop.handed-over', 'seller'),
    confirmBill: async ({ orderId, paymentPassword }, key) =>
      act(key, orderId, 'bill.confirmed', 'buyer', paymentPassword),
    giveUp: async ({ orderId, paymentPassword }, key) => act(key, orderId, 'buyer.gave-up', 'buyer', paymentPassword),
    cannotDeliver: async ({ orderId, paymentPassword }, key) =>
      act(key, orderId, 'seller.failed', 'seller', paymentPassword),
    reportMismatch: async (id, request, key) =>
      callAsMember(state, store, (who) =>
        once(state, who, key, ['mismatch', id, request], () => seen(state, who, report(state, who, id, request))),
      ),
    refundCase: async (id) =>
      callAsMember(state, store, ({ userId }) => {
        const order = state.orders.get(id)
        return order !== undefined && maySee(order, userId) ? ok(state.refundCases.get(id) ?? null) : notFound()
      }),
    outcome: async (id) =>
      callAsMember(state, store, ({ userId }) => {
        const order = state.orders.get(id)
        if (order === undefined || !maySee(order, userId)) return notFound()
        const ending = state.endings.get(id)
        const damagesOwedFen =
          (state.debts.get(order.sellerId) ?? []).find(({ orderId }) => orderId === id)?.damagesFen ?? 0
        const role = order.sellerId === userId ? 'seller' : 'buyer'
        return ok(
          ending === undefined ? null : orderOutcome({ ...order, ending, damagesOwedFen }, state.postings, role),
        )
      }),
  }
}

function move(
  state: MarketState,
  who: Member,
  id: OrderId,
  event: OrderEvent,
  by: 'buyer' | 'seller',
  paymentPassword?: string,
): Result<OrderRecord> {
  const order = ownOrder(state, who, id, by)
  if (order === undefined) return notFound()
  const at = state.clock.now()
  // Checked first: a password is not tried for what cannot be done.
  const validated = moveOrder(order, { event, by, at })
  if (!validated.ok) return fail(orderRefusal(validated.failure))
  const allowed = paymentPassword === undefined ? ok(null) : provePayer(state, who, paymentPassword)
  return allowed.ok ? transition(state, order, { event, by, at }) : allowed
}

function report(state: MarketState, who: Member, id: OrderId, request: RefundRequest): Result<OrderRecord> {
  const order = ownOrder(state, who, id, 'buyer')
  if (order === undefined) return notFound()
  const at = state.clock.now()
  const reported = reportMismatch(order, request, at)
  if (!reported.ok && reported.failure.field !== 'order')
    return refuse('bad-parameter', '请检查填写的内容', reported.failure.field)
  if (reported.ok && !request.pictures.every((picture) => state.pictures.get(picture) === who.userId))
    return refuse('bad-parameter', '图片不存在', 'pictures')
  const moved = transition(state, order, { event: 'mismatch.reported', by: 'buyer', at })
  if (!moved.ok || !reported.ok) return moved
  const { refund } = reported.value
  state.refundCases.set(id, {
    refund: { ...refund, pictures: refund.pictures.map((picture) => `/pictures/${picture}`) },
    verdict: null,
  })
  return moved
}

function ownOrder(
  state: MarketState,
  { userId }: Member,
  id: OrderId,
  by: 'buyer' | 'seller',
): OrderRecord | undefined {
  const order = state.orders.get(id)
  if (order === undefined || !maySee(order, userId)) return undefined
  return userId === (by === 'buyer' ? order.buyerId : order.sellerId) ? order : undefined
}

/** What another part of the platform has seen happen, or a reviewer said. */
export function transitionOrder(
  state: MarketState,
  id: OrderId,
  event: OrderEvent,
  by: OrderActor,
  why = '',
): Result<OrderRecord> {
  const order = state.orders.get(id)
  if (order === undefined) return notFound()
  const at = state.clock.now()
  const moved = transition(state, order, { event, by, at })
  const isVerdict = by === 'reviewer' && order.status === 'refund-under-review'
  if (moved.ok && isVerdict) {
    const { refund } = state.refundCases.get(id) ?? { refund: null }
    state.refundCases.set(id, { refund, verdict: { isAgreed: event !== 'refund.refused', why, at } })
  }
  return moved
}
