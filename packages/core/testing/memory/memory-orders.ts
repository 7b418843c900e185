import { signingPause } from '../../src/contracts/index.ts'
import { mapResult, ok, type Result } from '../../src/kernel/index.ts'
import { myTurns, orderGroup, withPause, type OrderGroup, type OrderId, type OrderRole, type Orders, type SigningPause } from '../../src/orders/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import { notFound, refuse, type KeptOrder, type MarketState, type Member } from './market-state.ts'
import { happen } from './move-order.ts'
import { livingOffers } from './memory-price-offers.ts'
import { once } from './once.ts'
import { askAsMember, maySee, seen, seenBy, toldTo } from './order-desk.ts'
import { pageAfter } from './page-after.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'

export function createMemoryOrders(state: MarketState, store: SessionStore): Orders {
  const ask = <T>(answer: (who: Member) => Result<T>): Result<T> => askAsMember(state, store, answer)
  const ownOrders = (userId: UserId, role: OrderRole | null) =>
    [...state.orders.values()].filter((order) => maySee(order, userId) && (role === null || seenBy(order, userId).role === role))
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
        return order !== undefined && maySee(order, userId) ? ok(withPause(toldTo(state, order, userId), pausesIn(state).get(id))) : notFound()
      }),
    listing: async (id) =>
      ask(({ userId }) => {
        const order = state.orders.get(id)
        return order !== undefined && maySee(order, userId) ? ok(state.listings.get(id) ?? null) : notFound()
      }),
    list: async ({ role = null, group }, cursor) =>
      ask(({ userId }) => {
        const page = pageAfter(ownOrders(userId, role).toReversed(), cursor, ({ status }) => group === undefined || orderGroup(status) === group)
        const pauses = pausesIn(state)
        return mapResult(page, (found) => ({ ...found, items: found.items.map((order) => withPause(toldTo(state, order, userId), pauses.get(order.id))) }))
      }),
    turns: async () => ask(({ userId }) => ok(myTurns(ownOrders(userId, null).map((order) => toldTo(state, order, userId)), livingOffers(state, userId), state.clock.now(), pausesIn(state)))),
    totals: async (role) =>
      ask(({ userId }) => {
        const own = ownOrders(userId, role)
        const countOf = (group: OrderGroup) => own.filter(({ status }) => orderGroup(status) === group).length
        return ok({ unpaid: countOf('unpaid'), open: countOf('open'), completed: countOf('completed'), closed: countOf('closed') })
      }),
  }
}

/** What waits for the house before it is signed, or was refused. */
function pausesIn({ signings }: MarketState): ReadonlyMap<OrderId, SigningPause> {
  return new Map([...signings].flatMap(([id, signing]) => {
    const pause = signingPause(signing.contract())
    return pause === null ? [] : [[id, pause]]
  }))
}

function cancelOrder(state: MarketState, { userId }: Member, id: OrderId): Result<KeptOrder> {
  const order = state.orders.get(id)
  if (order === undefined || order.buyerId !== userId) return notFound()
  if (order.status !== 1) return refuse('order-not-cancellable', '订单当前不能取消')
  return happen(state, order, { event: 'buyer.cancelled', by: 'buyer', at: state.clock.now() })
}
