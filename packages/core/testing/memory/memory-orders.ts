import { signingPause } from '../../src/contracts/index.ts'
import { mapResult, ok, type Result } from '../../src/kernel/index.ts'
import {
  decideCancellation,
  maySee,
  orderedListing,
  myTurns,
  orderGroup,
  withPause,
  type Order,
  type OrderGroup,
  type OrderId,
  type OrderRole,
  type Orders,
  type SigningPause,
} from '../../src/orders/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import type { OrderRecord, MarketState, Member } from './market-state.ts'
import { transition } from './move-order.ts'
import { livingOffers } from './memory-price-offers.ts'
import { actOnce, callAsMember, readOrder, viewFor } from './order-desk.ts'
import { pageAfter } from './page-after.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'

export function createMemoryOrders(state: MarketState, store: SessionStore): Orders {
  const call = <T>(answer: (who: Member) => Result<T>): Result<T> => callAsMember(state, store, answer)
  const act = (key: string, body: unknown, decide: (who: Member) => Result<OrderRecord>): Result<Order> =>
    actOnce(state, store, [key, body], decide)
  const ownOrders = (userId: UserId, role: OrderRole | null) =>
    [...state.orders.values()].filter(
      (order) => maySee(order, userId) && (role === null || (order.sellerId === userId) === (role === 'seller')),
    )
  return {
    place: async (draft, key) => act(key, ['place', draft], (who) => placeOrder(state, who, draft)),
    async pay(payment, key) {
      // The password shows who may pay, not what is paid: it is no part of the request under a key.
      const { orderId, part, amountFen } = payment
      return act(key, ['pay', orderId, part, amountFen], (who) => payOrder(state, who, payment))
    },
    cancel: async (id, key) => act(key, ['cancel', id], (who) => cancelOrder(state, who, id)),
    find: async (id) =>
      readOrder(state, store, id, (order, userId) => withPause(viewFor(state, order, userId), pausesIn(state).get(id))),
    listing: async (id) =>
      readOrder(state, store, id, (order, userId) => {
        const listing = state.listings.get(id)
        return listing === undefined ? null : orderedListing(listing, order, userId)
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

/** Signatures that wait for the platform's review, or were refused. */
const pausesIn = ({ contracts }: MarketState): ReadonlyMap<OrderId, SigningPause> =>
  new Map(
    [...contracts].flatMap(([id, { contract }]) => {
      const pause = signingPause(contract)
      return pause === null ? [] : [[id, pause]]
    }),
  )

function cancelOrder(state: MarketState, { userId: buyerId }: Member, id: OrderId): Result<OrderRecord> {
  const decided = decideCancellation({ buyerId, order: state.orders.get(id), at: state.clock.now() })
  return decided.ok ? transition(state, decided.value.order, decided.value.transition) : decided
}
