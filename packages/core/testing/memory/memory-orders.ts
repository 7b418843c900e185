import { mapResult, ok, type Result } from '../../src/kernel/index.ts'
import { orderGroup, type Order, type OrderGroup, type OrderId, type Orders } from '../../src/orders/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import { notFound, refuse, type KeptOrder, type MarketState, type Member } from './market-state.ts'
import { once } from './once.ts'
import { pageAfter } from './page-after.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { moveOrder, settleOverdue } from './settle-overdue.ts'
import { signedIn } from './signed-in.ts'

export function createMemoryOrders(state: MarketState, store: SessionStore): Orders {
  const ask = <T>(answer: (who: Member) => Result<T>): Result<T> => {
    const who = signedIn(state, store)
    if (!who.ok) return who
    settleOverdue(state)
    return answer(who.value)
  }
  return {
    place: async (draft, key) => ask((who) => once(state, who, key, ['place', draft], () => seen(who, placeOrder(state, who, draft)))),
    async pay(payment, key) {
      // The password says who may pay, not what is paid: it is no part of what a key stands for.
      const { orderId, part, amountFen } = payment
      return ask((who) => once(state, who, key, ['pay', orderId, part, amountFen], () => seen(who, payOrder(state, who, payment))))
    },
    cancel: async (id, key) => ask((who) => once(state, who, key, ['cancel', id], () => seen(who, cancelOrder(state, who, id)))),
    find: async (id) =>
      ask(({ userId }) => {
        const order = state.orders.get(id)
        return order !== undefined && maySee(order, userId) ? ok(seenBy(order, userId)) : notFound()
      }),
    list: async (group, cursor) =>
      ask(({ userId }) => {
        const own = [...state.orders.values()].filter((order) => maySee(order, userId)).toReversed()
        const page = pageAfter(own, cursor, ({ status }) => group === null || orderGroup(status) === group)
        return mapResult(page, (found) => ({ ...found, items: found.items.map((order) => seenBy(order, userId)) }))
      }),
    totals: async () =>
      ask(({ userId }) => {
        const own = [...state.orders.values()].filter((order) => maySee(order, userId))
        const countOf = (group: OrderGroup) => own.filter(({ status }) => orderGroup(status) === group).length
        return ok({ unpaid: countOf('unpaid'), open: countOf('open'), completed: countOf('completed'), closed: countOf('closed') })
      }),
  }
}

function cancelOrder(state: MarketState, { userId }: Member, id: OrderId): Result<KeptOrder> {
  const order = state.orders.get(id)
  if (order === undefined || order.buyerId !== userId) return notFound()
  if (order.status !== 1) return refuse('order-not-cancellable', '订单当前不能取消')
  return ok(moveOrder(state, order, 'buyer.cancelled', { cancelReason: 'buyer' }))
}

/** A seller has nothing to do with an order that nobody has paid for. */
const maySee = ({ buyerId, sellerId, paidFen }: KeptOrder, userId: UserId): boolean =>
  buyerId === userId || (sellerId === userId && paidFen > 0)

const seen = ({ userId }: Member, order: Result<KeptOrder>): Result<Order> => mapResult(order, (kept) => seenBy(kept, userId))

function seenBy({ buyerId: _buyerId, couponId: _couponId, sellerId, ...order }: KeptOrder, userId: UserId): Order {
  return { ...order, role: sellerId === userId ? 'seller' : 'buyer' }
}
