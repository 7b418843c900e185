import type { Favourites } from '../../src/account/index.ts'
import type { ShopId } from '../../src/catalog/index.ts'
import { ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { callsOf } from './calls-of.ts'
import { notFound, type MarketState, type Member } from './market-state.ts'
import { shopsOf } from './memory-view-history.ts'
import { shownPage } from './page-after.ts'
import { toShopCard } from './to-shop-card.ts'

export function createMemoryFavourites(state: MarketState, store: SessionStore): Favourites {
  const { call } = callsOf(state, store)
  const ownOf = ({ userId }: Member) => state.favourites.get(userId) ?? []
  const keep = ({ userId }: Member, shopIds: readonly ShopId[]): Result<null> => {
    state.favourites.set(userId, shopIds)
    return ok(null)
  }
  return {
    list: (cursor) => call((who) => shownPage(shopsOf(state, ownOf(who)), cursor, toShopCard)),
    has: (shopId) => call((who) => ok(ownOf(who).includes(shopId))),
    add: (shopId) =>
      call((who) => {
        if (!state.shops.has(shopId)) return notFound()
        return keep(who, ownOf(who).includes(shopId) ? ownOf(who) : [shopId, ...ownOf(who)])
      }),
    remove: (shopId) =>
      call((who) =>
        keep(
          who,
          ownOf(who).filter((id) => id !== shopId),
        ),
      ),
  }
}
