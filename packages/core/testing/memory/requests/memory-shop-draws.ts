import { drawShops, MAX_DRAW_VIEWED, type ShopDraws, type ShopId } from '../../../src/catalog/index.ts'
import { ok } from '../../../src/kernel/index.ts'
import type { Desk } from '../desk.ts'
import { settleOverdue } from '../settle-overdue.ts'
import { signedIn } from '../signed-in.ts'
import { toShopCard } from '../to-shop-card.ts'

export const createMemoryShopDraws = ({ state, store }: Desk): ShopDraws => ({
  async draw({ viewed, without, seed }) {
    settleOverdue(state)
    const who = signedIn(state, store)
    const userId = who.ok ? who.value.userId : undefined
    const known = userId === undefined ? [] : (state.views.get(userId) ?? []).map(({ shopId }) => shopId)
    const ids = [...new Set<ShopId>([...known, ...viewed])].slice(0, MAX_DRAW_VIEWED)
    const shops = [...state.shops.values()].filter(({ sellerId }) => sellerId !== userId)
    const candidates = shops.map(({ shop }) => toShopCard(shop))
    return ok(
      drawShops({
        viewed: ids.flatMap((id) => candidates.filter((shop) => shop.id === id)),
        candidates,
        without,
        seed,
      }),
    )
  },
})
