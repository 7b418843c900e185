import type { Favourites } from '../../src/account/index.ts'
import type { ShopId, ViewHistory } from '../../src/catalog/index.ts'
import { ok } from '../../src/kernel/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import type { Desk } from './desk.ts'
import { notFound, type MarketState } from './market-state.ts'
import { shownPage } from './page-after.ts'
import { signedIn } from './signed-in.ts'
import { toShopCard } from './to-shop-card.ts'

type ShopList = 'favourites' | 'views'

const idsOf = (state: MarketState, list: ShopList, userId: UserId): readonly ShopId[] => state[list].get(userId) ?? []

const pageOf = ({ state, call }: Desk, list: ShopList, cursor: string | null) =>
  call(({ userId }) => {
    const shops = idsOf(state, list, userId).flatMap((id) => state.shops.get(id)?.shop ?? [])
    return shownPage(shops, cursor, toShopCard)
  })

export function createMemoryFavourites(desk: Desk): Favourites {
  const { state, call } = desk
  const change = (userId: UserId, shopIds: readonly ShopId[]) => {
    state.favourites.set(userId, shopIds)
    return ok(null)
  }
  return {
    list: (cursor) => pageOf(desk, 'favourites', cursor),
    has: (shopId) => call(({ userId }) => ok(idsOf(state, 'favourites', userId).includes(shopId))),
    add: (shopId) =>
      call(({ userId }) => {
        const stored = idsOf(state, 'favourites', userId)
        if (!state.shops.has(shopId)) return notFound()
        return change(userId, stored.includes(shopId) ? stored : [shopId, ...stored])
      }),
    remove: (shopId) =>
      call(({ userId }) =>
        change(
          userId,
          idsOf(state, 'favourites', userId).filter((id) => id !== shopId),
        ),
      ),
  }
}

export const createMemoryViewHistory = (desk: Desk): ViewHistory => ({
  list: (cursor) => pageOf(desk, 'views', cursor),
  clear: () =>
    desk.call(({ userId }) => {
      desk.state.views.delete(userId)
      return ok(null)
    }),
})

/** A logged-in person's view of a shop: the last one comes first, and no shop twice. */
export function rememberView(state: MarketState, store: SessionStore, shopId: ShopId): void {
  const who = signedIn(state, store)
  if (who.ok) state.views.set(who.value.userId, [...new Set([shopId, ...idsOf(state, 'views', who.value.userId)])])
}
