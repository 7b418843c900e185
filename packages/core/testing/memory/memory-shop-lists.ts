import type { Favourites } from '../../src/account/index.ts'
import type { ShopId, ViewedShop, ViewHistory } from '../../src/catalog/index.ts'
import { ok } from '../../src/kernel/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import type { Desk } from './desk.ts'
import { notFound, type MarketState } from './market-state.ts'
import { shownPage } from './page-after.ts'
import { signedIn } from './signed-in.ts'
import { toShopCard } from './to-shop-card.ts'

const pageOf = ({ state }: Desk, ids: readonly ShopId[], cursor: string | null) =>
  shownPage(
    ids.flatMap((id) => state.shops.get(id)?.shop ?? []),
    cursor,
    toShopCard,
  )

const viewsOf = (state: MarketState, userId: UserId): readonly ViewedShop[] => state.views.get(userId) ?? []

export function createMemoryFavourites(desk: Desk): Favourites {
  const { state, call } = desk
  const idsOf = (userId: UserId) => state.favourites.get(userId) ?? []
  const change = (userId: UserId, shopIds: readonly ShopId[]) => {
    state.favourites.set(userId, shopIds)
    return ok(null)
  }
  return {
    list: (cursor) => call(({ userId }) => pageOf(desk, idsOf(userId), cursor)),
    has: (shopId) => call(({ userId }) => ok(idsOf(userId).includes(shopId))),
    add: (shopId) =>
      call(({ userId }) => {
        const stored = idsOf(userId)
        if (!state.shops.has(shopId)) return notFound()
        if (stored.includes(shopId)) return ok(null)
        state.seenAt.set(`favourite ${userId} ${shopId}`, state.clock.now())
        return change(userId, [shopId, ...stored])
      }),
    remove: (shopId) =>
      call(({ userId }) =>
        change(
          userId,
          idsOf(userId).filter((id) => id !== shopId),
        ),
      ),
  }
}

export const createMemoryViewHistory = (desk: Desk): ViewHistory => ({
  list: (cursor) =>
    desk.call(({ userId }) =>
      pageOf(
        desk,
        viewsOf(desk.state, userId).map(({ shopId }) => shopId),
        cursor,
      ),
    ),
  clear: () =>
    desk.call(({ userId }) => {
      desk.state.views.delete(userId)
      return ok(null)
    }),
  merge: (viewed) =>
    desk.call(({ userId }) => {
      const nowMs = desk.state.clock.now()
      for (const { shopId, viewedAt } of viewed) keepView(desk.state, userId, shopId, Math.min(viewedAt, nowMs))
      return ok(null)
    }),
})

/** A logged-in person's view of a shop: the last one comes first, and no shop twice. */
export function rememberView(state: MarketState, store: SessionStore, shopId: ShopId): void {
  const who = signedIn(state, store)
  if (!who.ok) return
  keepView(state, who.value.userId, shopId, state.clock.now())
  state.seenAt.set(`view ${who.value.userId} ${shopId}`, state.clock.now())
}

/** The later of two views of a shop counts; one's own shops and unknown ones are left out. */
function keepView(state: MarketState, userId: UserId, shopId: ShopId, viewedAt: number): void {
  const shop = state.shops.get(shopId)
  if (shop === undefined || shop.sellerId === userId) return
  const seen = viewsOf(state, userId)
  const before = seen.find((view) => view.shopId === shopId)?.viewedAt ?? 0
  const views = [{ shopId, viewedAt: Math.max(before, viewedAt) }, ...seen.filter((view) => view.shopId !== shopId)]
  state.views.set(
    userId,
    views.toSorted((one, other) => other.viewedAt - one.viewedAt),
  )
}
