import {
  BUY_THEMES,
  isForSale,
  listingFilterParameters,
  MAX_VIEWED_ASKED,
  shopReasons,
  type Recommendations,
  type Shop,
  type ShopId,
} from '../../src/catalog/index.ts'
import { ok } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { refuse, type MarketState } from './market-state.ts'
import { likeness, ORDERS } from './memory-catalog.ts'
import { matches } from './search/found-shops.ts'
import { signedIn } from './signed-in.ts'
import { toShopCard } from './to-shop-card.ts'

const PAGE_LENGTH = 10
const THEME_SHOPS = 3

export function createMemoryRecommendations(state: MarketState, store: SessionStore): Recommendations {
  const forSale = (): readonly Shop[] =>
    [...state.shops.values()].map(({ shop }) => shop).filter(({ status }) => isForSale(status))
  const viewedBy = (asked: readonly ShopId[]): readonly Shop[] => {
    const who = signedIn(state, store)
    const ids = who.ok ? (state.views.get(who.value.userId) ?? []).map(({ shopId }) => shopId) : asked
    return ids.slice(0, MAX_VIEWED_ASKED).flatMap((id) => state.shops.get(id)?.shop ?? [])
  }
  return {
    themes: async () =>
      ok(
        BUY_THEMES.flatMap(({ filter, ...theme }) => {
          const fitting = forSale().filter((shop) => matches(shop, filter, state.clock.now()))
          if (fitting.length === 0) return []
          const shops = fitting.toSorted(ORDERS[filter.sort]).slice(0, THEME_SHOPS).map(toShopCard)
          const query = listingFilterParameters(filter).map((pair) => pair.join('='))
          const onSale = { count: fitting.length, capped: false }
          return [{ ...theme, path: `/lists?${query.join('&')}`, onSale, shops }]
        }),
      ),
    async shops(which, asked, cursor) {
      if (cursor !== null && !/^\d{1,3}$/.test(cursor)) return refuse('bad-parameter', '参数错误', 'cursor')
      const page = Math.max(1, Number(cursor ?? 1))
      const viewed = which === 'featured' ? [] : viewedBy(asked)
      const [liked] = viewed
      const found = forSale()
        .filter(({ id }) => id !== liked?.id)
        .toSorted((one, other) => likeness(other, liked) - likeness(one, liked) || ORDERS.recommended(one, other))
      const from = (page - 1) * PAGE_LENGTH
      return ok({
        items: found
          .slice(from, from + PAGE_LENGTH)
          .map(toShopCard)
          .map((shop) => ({ shop, reasons: shopReasons(shop, viewed, state.clock.now()) })),
        nextCursor: found.length > from + PAGE_LENGTH ? String(page + 1) : null,
      })
    },
  }
}
