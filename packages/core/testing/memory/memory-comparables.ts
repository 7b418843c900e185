import { isForSale, isPubliclyVisible, type Shop } from '../../src/catalog/index.ts'
import { mapResult, ok } from '../../src/kernel/index.ts'
import { priceHint, type Comparables, type Relation } from '../../src/selling/index.ts'
import { notFound, type MarketState, type ShopRecord } from './market-state.ts'
import { ORDERS } from './memory-catalog.ts'
import { pageAfter } from './page-after.ts'
import { settleOverdue } from './settle-overdue.ts'
import { toShopCard } from './to-shop-card.ts'

const MAX_RELATED = 10

export function createMemoryComparables(state: MarketState): Comparables {
  const everyShop = (): readonly ShopRecord[] => {
    settleOverdue(state)
    return [...state.shops.values()]
  }
  return {
    async dealt(filter, cursor) {
      const keys = ['platform', 'kind', 'industry'] as const
      const sold = everyShop()
        .map(({ shop }) => shop)
        .toSorted(ORDERS.latest)
      const page = pageAfter(
        sold,
        cursor,
        (shop) => shop.status === 'sold' && keys.every((key) => filter[key] === undefined || filter[key] === shop[key]),
      )
      return mapResult(page, ({ items, nextCursor }) => ({
        items: items.map((shop) => ({ shop: toShopCard(shop), ...saleOf(state, shop) })),
        nextCursor,
      }))
    },
    async related(id) {
      const own = everyShop().find(({ shop }) => shop.id === id)
      if (own === undefined || !isPubliclyVisible(own.shop.status)) return notFound()
      const others = everyShop().filter(({ shop }) => shop.id !== id && isForSale(shop.status))
      const relationOf = ({ shop, sellerId }: ShopRecord): Relation | undefined => {
        if (sellerId === own.sellerId) return 'same-seller'
        if (shop.platform !== own.shop.platform) return undefined
        if (shop.industry === own.shop.industry) return 'same-industry'
        return shop.kind === own.shop.kind ? 'same-kind' : undefined
      }
      const found = others.flatMap((other) => {
        const relation = relationOf(other)
        return relation === undefined ? [] : [{ shop: toShopCard(other.shop), relation }]
      })
      const rank = (relation: Relation) => ['same-seller', 'same-industry', 'same-kind'].indexOf(relation)
      return ok(
        found
          .toSorted((one, other) => rank(one.relation) - rank(other.relation) || ORDERS.latest(one.shop, other.shop))
          .slice(0, MAX_RELATED),
      )
    },
    async priceHint(subject) {
      const shops = everyShop().flatMap(({ shop }) =>
        shop.status === 'on-sale' || shop.status === 'sold' ? [{ ...shop, status: shop.status }] : [],
      )
      const comparables = shops.map((shop) => {
        const { id, title, platform, kind, industry, rating, priceFen, status } = shop
        const { soldFen } = saleOf(state, shop)
        return { id, title, platform, kind, industry, rating, priceFen, soldFen, status }
      })
      return ok(priceHint(subject, comparables))
    },
  }
}

function saleOf({ orders }: MarketState, { id }: Pick<Shop, 'id'>) {
  const order = [...orders.values()].find(({ shop, status }) => shop.id === id && status === 'completed')
  const soldAt = order?.history.findLast(({ status }) => status === 'completed')?.at ?? null
  return { soldAt, soldFen: order?.priceFen ?? null }
}
