import {
  currentPriceFalls,
  exampleFilter,
  GROUP_EXAMPLES,
  isForSale,
  isPubliclyVisible,
  nearFen,
  shownGroups,
  type MarketPulse,
  type Shop,
  type ShopGroup,
} from '../../../src/catalog/index.ts'
import { ok } from '../../../src/kernel/index.ts'
import type { MarketState } from '../market-state.ts'
import { ORDERS } from '../memory-catalog.ts'
import { matches } from '../search/found-shops.ts'
import { settleOverdue } from '../settle-overdue.ts'
import { toShopCard } from '../to-shop-card.ts'

export function createMemoryMarketPulse(state: MarketState): MarketPulse {
  const forSale = (): readonly Shop[] => {
    settleOverdue(state)
    return [...state.shops.values()].filter(({ shop }) => isForSale(shop.status)).map(({ shop }) => shop)
  }
  return {
    priceFalls: async () =>
      ok(
        currentPriceFalls(
          state.priceChanges,
          new Map(forSale().map((shop) => [shop.id, toShopCard(shop)])),
          state.clock.now(),
        ),
      ),
    shops: async (ids) =>
      ok(
        ids.flatMap((id) => {
          const shop = state.shops.get(id)?.shop
          return shop !== undefined && isPubliclyVisible(shop.status) ? [toShopCard(shop)] : []
        }),
      ),
    async shopsWithin(maxPriceFen) {
      const shops = forSale().filter(({ priceFen }) => priceFen <= maxPriceFen)
      const counted = new Map<string, ShopGroup>()
      for (const { platform, kind, priceFen } of shops) {
        const none = { shopCount: 0, nearCount: 0, fromFen: priceFen }
        const { shopCount, nearCount, fromFen } = counted.get(`${platform} ${kind}`) ?? none
        const group = {
          platform,
          kind,
          shopCount: shopCount + 1,
          nearCount: nearCount + Number(priceFen >= nearFen(maxPriceFen)),
          fromFen: Math.min(fromFen, priceFen),
        }
        counted.set(`${platform} ${kind}`, group)
      }
      return ok({
        shopCount: shops.length,
        groups: shownGroups([...counted.values()]).map((group) => {
          const filter = exampleFilter(group, maxPriceFen)
          const fitting = shops.filter((shop) => matches(shop, filter, 0)).toSorted(ORDERS[filter.sort])
          return { ...group, examples: fitting.slice(0, GROUP_EXAMPLES).map(toShopCard) }
        }),
      })
    },
  }
}
