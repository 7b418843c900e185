import type { Favourites } from '../../src/account/index.ts'
import type { ShopId } from '../../src/catalog/index.ts'
import { mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { notFound, type MarketState } from './market-state.ts'
import { shopsOf } from './memory-view-history.ts'
import { pageAfter } from './page-after.ts'
import { signedIn } from './signed-in.ts'
import { toShopCard } from './to-shop-card.ts'

export function createMemoryFavourites(state: MarketState, store: SessionStore): Favourites {
  const change = (to: (stored: readonly ShopId[]) => readonly ShopId[]): Result<null> => {
    const who = signedIn(state, store)
    if (!who.ok) return who
    state.favourites.set(who.value.userId, to(state.favourites.get(who.value.userId) ?? []))
    return ok(null)
  }
  return {
    async list(cursor) {
      const who = signedIn(state, store)
      if (!who.ok) return who
      const stored = shopsOf(state, state.favourites.get(who.value.userId) ?? [])
      return mapResult(
        pageAfter(stored, cursor, () => true),
        (page) => ({ ...page, items: page.items.map(toShopCard) }),
      )
    },
    has: async (shopId) =>
      mapResult(signedIn(state, store), ({ userId }) => (state.favourites.get(userId) ?? []).includes(shopId)),
    async add(shopId) {
      const who = signedIn(state, store)
      if (!who.ok) return who
      if (!state.shops.has(shopId)) return notFound()
      return change((stored) => (stored.includes(shopId) ? stored : [shopId, ...stored]))
    },
    remove: async (shopId) => change((stored) => stored.filter((id) => id !== shopId)),
  }
}
