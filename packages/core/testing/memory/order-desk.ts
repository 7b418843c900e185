import { mapResult, type Result } from '../../src/kernel/index.ts'
import { wasPaidFor, withAwaitedBalance, type Order } from '../../src/orders/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import type { KeptOrder, MarketState, Member } from './market-state.ts'
import { balanceWayOf, settleOverdue } from './settle-overdue.ts'
import { signedIn } from './signed-in.ts'

/** Asks as whoever is logged in, after everything that was due. */
export function askAsMember<T>(state: MarketState, store: SessionStore, answer: (who: Member) => Result<T>): Result<T> {
  const who = signedIn(state, store)
  if (!who.ok) return who
  settleOverdue(state)
  return answer(who.value)
}

/** A seller has nothing to do with an order that nobody has paid for. */
export const maySee = ({ buyerId, sellerId, status }: KeptOrder, userId: UserId): boolean =>
  buyerId === userId || (sellerId === userId && wasPaidFor(status))

export const seen = ({ userId }: Member, order: Result<KeptOrder>): Result<Order> => mapResult(order, (kept) => seenBy(kept, userId))

export function seenBy({ buyerId: _buyerId, couponId: _couponId, sellerId, ...order }: KeptOrder, userId: UserId): Order {
  return { ...order, role: sellerId === userId ? 'seller' : 'buyer' }
}

/** As a list or a page tells it: with the way by which its balance is known to be coming. */
export const toldTo = (state: MarketState, kept: KeptOrder, userId: UserId): Order => withAwaitedBalance(seenBy(kept, userId), balanceWayOf(state, kept))
