import type { ShopId, ViewHistory } from '../../src/catalog/index.ts'
import { ok } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { callsOf } from './calls-of.ts'
import type { MarketState } from './market-state.ts'
import { shownPage } from './page-after.ts'
import { signedIn } from './signed-in.ts'
import { toShopCard } from './to-shop-card.ts'

export function createMemoryViewHistory(state: MarketState, store: SessionStore): ViewHistory {
  const { call } = callsOf(state, store)
  return {
    list: (cursor) =>
      call(({ userId }) => shownPage(shopsOf(state, state.views.get(userId) ?? []), cursor, toShopCard)),
    clear: () =>
      call(({ userId }) => {
        state.views.delete(userId)
        return ok(null)
      }),
  }
}

/** A logged-in person's look at a shop: the last one comes first, and no shop twice. */
export function rememberView(state: MarketState, store: SessionStore, shopId: ShopId): void {
  const who = signedIn(state, store)
  if (!who.ok) return
  const seen = state.views.get(who.value.userId) ?? []
  state.views.set(who.value.userId, [shopId, ...seen.filter((id) => id !== shopId)])
}

export const shopsOf = (state: MarketState, ids: readonly ShopId[]) =>
  ids.flatMap((id) => state.shops.get(id)?.shop ?? [])
