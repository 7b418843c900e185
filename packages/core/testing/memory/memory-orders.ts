import { signingPause } from '../../src/contracts/index.ts'
import { mapResult, ok, type Result } from '../../src/kernel/index.ts'
import {
  decideCancellation,
  maySee,
  myTurns,
  orderGroup,
  withPause,
  type OrderGroup,
  type OrderId,
  type OrderRole,
  type Orders,
  type SigningPause,
} from '../../src/orders/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import { notFound, type OrderRecord, type MarketState, type Member } from './market-state.ts'
import { transition } from './move-order.ts'
import { livingOffers } from './memory-price-offers.ts'
import { once } from './once.ts'
import { callAsMember, seen, viewFor } from './order-desk.ts'
import { pageAfter } from './page-after.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'

export function createMemoryOrders(state: MarketState, store: SessionStore): Orders {
  const call = <T>(answer: (who: Member) => Result<T>): Result<T> => callAsMember(state, store, answer)
  const ownOrders = (userId: UserId, role: OrderRole | null) =>
    [...state.orders.values()].filter(
      (order) => maySee(order, userId) && (role === null || (order.sellerId === userId) === (role === 'seller')),
    )
  return {
    place: async (draft, key) =>
      call((who) => once(state, who, key, ['place', draft], () => seen(state, who, placeOrder(state, who, draft)))),
    async pay(payment, key) {
      // The password says who may pay, not what is paid: it is no part of what a key stands for.
      const { orderId, part, amountFen } = payment
      return call((who) =>
        once(state, who, key, ['pay', orderId, part, amountFen], () => seen(state, who, payOrder(state, who, payment))),
      )
    },
    cancel: async (id, key) =>
      call((who) => once(state, who, key, ['cancel', id], () => seen(state, who, cancelOrder(state, who, id)))),
    find: async (id) =>
      call(({ userId }) => {
        const order = state.orders.get(id)
        return order !== undefined && maySee(order, userId)
          ? ok(withPause(viewFor(state, order, userId), pausesIn(state).get(id)))
          : notFound()
      }),
    listing: async (id) =>
      call(({ userId }) => {
        const order = state.orders.get(id)
        return order !== undefined && maySee(order, userId) ? ok(state.listings.get(id) ?? null) : notFound()
      }),
    list: async ({ role = null, group }, cursor) =>
      call(({ userId }) => {
        const page = pageAfter(
          ownOrders(userId, role).toReversed(),
          cursor,
          ({ status }) => group === undefined || orderGroup(status) === group,
        )
        const pauses = pausesIn(state)
        return mapResult(page, (found) => ({
          ...found,
          items: found.items.map((order) => withPause(viewFor(state, order, userId), pauses.get(order.id))),
        }))
      }),
    turns: async () =>
      call(({ userId }) =>
        ok(
          myTurns(
            ownOrders(userId, null).map((order) => viewFor(state, order, userId)),
            livingOffers(state, userId),
            state.clock.now(),
            pausesIn(state),
          ),
        ),
      ),
    totals: async (role) =>
      call(({ userId }) => {
        const own = ownOrders(userId, role)
        const countOf = (group: OrderGroup) => own.filter(({ status }) => orderGroup(status) === group).length
        return ok({
          unpaid: countOf('unpaid'),
          open: countOf('open'),
          completed: countOf('completed'),
          closed: countOf('closed'),
        })
      }),
  }
}

/** What waits for the platform before it is signed, or was refused. */
function pausesIn({ signings }: MarketState): ReadonlyMap<OrderId, SigningPause> {
  return new Map(
    [...signings].flatMap(([id, signing]) => {
      const pause = signingPause(signing.contract())
      return pause === null ? [] : [[id, pause]]
    }),
  )
}

function cancelOrder(state: MarketState, { userId: buyerId }: Member, id: OrderId): Result<OrderRecord> {
  const decided = decideCancellation({ buyerId, order: state.orders.get(id), at: state.clock.now() })
  return decided.ok ? transition(state, decided.value.order, decided.value.transition) : decided
}
