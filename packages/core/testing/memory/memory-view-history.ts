import type { ShopId, ViewHistory } from '../../src/catalog/index.ts'
import { mapResult, ok } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import type { MarketState } from './market-state.ts'
import { pageAfter } from './page-after.ts'
import { signedIn } from './signed-in.ts'
import { toShopCard } from './to-shop-card.ts'

export function createMemoryViewHistory(state: MarketState, store: SessionStore): ViewHistory {
  return {
    async list(cursor) {
      const who = signedIn(state, store)
      if (!who.ok) return who
      const seen = shopsOf(state, state.views.get(who.value.userId) ?? [])
      return mapResult(
        pageAfter(seen, cursor, () => true),
        (page) => ({ ...page, items: page.items.map(toShopCard) }),
      )
    },
    async clear() {
      const who = signedIn(state, store)
      if (!who.ok) return who
      state.views.delete(who.value.userId)
      return ok(null)
    },
  }
}

/** A logged-in person's view of a shop: the last one comes first, and no shop twice. */
export function rememberView(state: MarketState, store: SessionStore, shopId: ShopId): void {
  const who = signedIn(state, store)
  if (!who.ok) return
  const seen = state.views.get(who.value.userId) ?? []
  state.views.set(who.value.userId, [shopId, ...seen.filter((id) => id !== shopId)])
}

export const shopsOf = (state: MarketState, ids: readonly ShopId[]) =>
  ids.flatMap((id) => state.shops.get(id)?.shop ?? [])
