import {
  currentPriceFalls,
  GROUP_EXAMPLES,
  isForSale,
  shownGroups,
  type MarketPulse,
  type ShopCard,
  type ShopGroup,
} from '../../../src/catalog/index.ts'
import { ok } from '../../../src/kernel/index.ts'
import type { MarketState } from '../market-state.ts'
import { ORDERS } from '../memory-catalog.ts'
import { settleOverdue } from '../settle-overdue.ts'
import { toShopCard } from '../to-shop-card.ts'

export function createMemoryMarketPulse(state: MarketState): MarketPulse {
  const forSale = (): readonly ShopCard[] => {
    settleOverdue(state)
    return [...state.shops.values()].filter(({ shop }) => isForSale(shop.status)).map(({ shop }) => toShopCard(shop))
  }
  return {
    priceFalls: async () =>
      ok(currentPriceFalls(state.priceChanges, new Map(forSale().map((card) => [card.id, card])), state.clock.now())),
    async shopsWithin(maxPriceFen) {
      const shops = forSale().filter(({ priceFen }) => priceFen <= maxPriceFen)
      const counted = new Map<string, ShopGroup>()
      for (const { platform, kind, priceFen } of shops) {
        const { shopCount, fromFen } = counted.get(`${platform} ${kind}`) ?? { shopCount: 0, fromFen: priceFen }
        const group = { platform, kind, shopCount: shopCount + 1, fromFen: Math.min(fromFen, priceFen) }
        counted.set(`${platform} ${kind}`, group)
      }
      return ok({
        shopCount: shops.length,
        groups: shownGroups([...counted.values()]).map((group) => ({
          ...group,
          examples: shops
            .filter(({ platform, kind }) => platform === group.platform && kind === group.kind)
            .toSorted(ORDERS.recommended)
            .slice(0, GROUP_EXAMPLES),
        })),
      })
    },
  }
}
