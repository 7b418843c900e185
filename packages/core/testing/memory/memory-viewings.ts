import { fail, ok, type Result } from '../../src/kernel/index.ts'
import {
  decideViewingAgreed,
  decideViewingMismatch,
  decideViewingOpened,
  noRefundPicture,
  viewingShown,
  type DecidedViewing,
  type OrderId,
  type Viewings,
} from '../../src/orders/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import type { MarketState, Member, OrderRecord } from './market-state.ts'
import { transition } from './move-order.ts'
import { actOnce, readOrder } from './order-desk.ts'

export function createMemoryViewings(state: MarketState, store: SessionStore): Viewings {
  const factsOf = ({ userId }: Member, id: OrderId) => ({
    userId,
    order: state.orders.get(id),
    viewing: state.viewings.get(id),
    at: state.clock.now(),
  })
  return {
    open: async (id, request, key) =>
      actOnce(state, store, [key, ['open viewing', id, request]], (who) =>
        keep(state, decideViewingOpened(factsOf(who, id), request)),
      ),
    agree: async (id, seen, key) =>
      actOnce(state, store, [key, ['agree to viewing', id, seen]], (who) =>
        keep(state, decideViewingAgreed(factsOf(who, id), seen)),
      ),
    report: async (id, seen, mismatch, key) =>
      actOnce(state, store, [key, ['report viewing', id, seen, mismatch]], (who) => {
        const decided = decideViewingMismatch(factsOf(who, id), seen, mismatch)
        if (!decided.ok) return decided
        const { refund } = decided.value
        if (!refund.pictures.every((picture) => state.pictures.get(picture) === who.userId))
          return fail(noRefundPicture())
        state.refunds.set(id, { ...refund, pictures: refund.pictures.map((picture) => `/pictures/${picture}`) })
        return keep(state, decided, refund.reason)
      }),
    ofOrder: async (id) =>
      readOrder(state, store, id, (order) => {
        const viewing = state.viewings.get(id)
        return viewing === undefined ? null : viewingShown(viewing, order)
      }),
  }
}

/** Keeps a viewing with what it does to its order. */
function keep(state: MarketState, decided: Result<DecidedViewing<UserId>>, why = ''): Result<OrderRecord> {
  if (!decided.ok) return decided
  const { order, viewing, transition: happened } = decided.value
  const moved = happened === null ? ok(order) : transition(state, order, { ...happened, why })
  if (moved.ok) state.viewings.set(order.id, viewing)
  return moved
}
