import type { ShopId, ViewHistory } from '../../src/catalog/index.ts'
import { mapResult, ok } from '../../src/kernel/index.ts'
import type { SessionStore, UserId } from '../../src/session/index.ts'
import type { MarketState } from './market-state.ts'
import { pageAfter } from './page-after.ts'
import { signedIn } from './signed-in.ts'
import { toShopCard } from './to-shop-card.ts'

export function createMemoryViewHistory(state: MarketState, store: SessionStore): ViewHistory {
  return {
    async list(cursor) {
      const who = signedIn(state, store)
      if (!who.ok) return who
      const seen = shopsOf(
        state,
        (state.views.get(who.value.userId) ?? []).map(({ shopId }) => shopId),
      )
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
    async merge(viewed) {
      const who = signedIn(state, store)
      if (!who.ok) return who
      const nowMs = state.clock.now()
      for (const { shopId, viewedAt } of viewed) keepView(state, who.value.userId, shopId, Math.min(viewedAt, nowMs))
      return ok(null)
    },
  }
}

/** A logged-in person's look at a shop: the last one comes first, and no shop twice. */
export function rememberView(state: MarketState, store: SessionStore, shopId: ShopId): void {
  const who = signedIn(state, store)
  if (!who.ok) return
  keepView(state, who.value.userId, shopId, state.clock.now())
}

/** The later of two looks at a shop counts; one's own shops and unknown ones are left out. */
function keepView(state: MarketState, userId: UserId, shopId: ShopId, viewedAt: number): void {
  const shop = state.shops.get(shopId)
  if (shop === undefined || shop.sellerId === userId) return
  const seen = state.views.get(userId) ?? []
  const before = seen.find((view) => view.shopId === shopId)?.viewedAt ?? 0
  const views = [{ shopId, viewedAt: Math.max(before, viewedAt) }, ...seen.filter((view) => view.shopId !== shopId)]
  state.views.set(
    userId,
    views.toSorted((one, other) => other.viewedAt - one.viewedAt),
  )
}

export const shopsOf = (state: MarketState, ids: readonly ShopId[]) =>
  ids.flatMap((id) => state.shops.get(id)?.shop ?? [])
