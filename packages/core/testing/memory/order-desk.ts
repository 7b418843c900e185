import { fail, mapResult, ok, type Result } from '../../src/kernel/index.ts'
import { maySee, noOrder, shownTo, withAwaitedBalance, type Order, type OrderId } from '../../src/orders/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import type { OrderRecord, MarketState, Member } from './market-state.ts'
import { once } from './once.ts'
import { balanceWayOf, settleOverdue } from './settle-overdue.ts'
import { signedIn } from './signed-in.ts'

/** Asks as a signed-in user, after everything that was due. */
export function callAsMember<T>(
  state: MarketState,
  store: SessionStore,
  answer: (who: Member) => Result<T>,
): Result<T> {
  const who = signedIn(state, store)
  if (!who.ok) return who
  settleOverdue(state)
  return answer(who.value)
}

/** Does something with an order once for each key; the answer is the order as the one who acted sees it. */
export const actOnce = (
  state: MarketState,
  store: SessionStore,
  [key, body]: readonly [key: string, body: unknown],
  act: (who: Member) => Result<OrderRecord>,
): Result<Order> =>
  callAsMember(state, store, (who) =>
    once(state, who, key, body, () => mapResult(act(who), (stored) => shownTo(who.userId, stored, state.clock.now()))),
  )

/** Reads of an order what one of its parties may know; for others there is none. */
export const readOrder = <T>(
  state: MarketState,
  store: SessionStore,
  id: OrderId,
  read: (order: OrderRecord, userId: UserId) => T,
): Result<T> =>
  callAsMember(state, store, ({ userId }) => {
    const order = state.orders.get(id)
    return order !== undefined && maySee(order, userId) ? ok(read(order, userId)) : fail(noOrder())
  })

/** As a list or a page tells it: with the way by which its balance is known to be coming. */
export const viewFor = (state: MarketState, stored: OrderRecord, userId: UserId): Order =>
  withAwaitedBalance(shownTo(userId, stored, state.clock.now()), balanceWayOf(state, stored))
