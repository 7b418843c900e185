import { mapResult, type Result } from '../../src/kernel/index.ts'
import { shownTo, withAwaitedBalance, type Order } from '../../src/orders/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import type { OrderRecord, MarketState, Member } from './market-state.ts'
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

/** As the one who acted sees it. */
export const seen = ({ clock }: MarketState, { userId }: Member, order: Result<OrderRecord>): Result<Order> =>
  mapResult(order, (stored) => shownTo(userId, stored, clock.now()))

/** As a list or a page tells it: with the way by which its balance is known to be coming. */
export const viewFor = (state: MarketState, stored: OrderRecord, userId: UserId): Order =>
  withAwaitedBalance(shownTo(userId, stored, state.clock.now()), balanceWayOf(state, stored))
