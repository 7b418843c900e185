import { isPubliclyVisible, type ShopId } from '../../../src/catalog/index.ts'
import { ok } from '../../../src/kernel/index.ts'
import { maskedSellerName, responseTime, type Sellers } from '../../../src/sellers/index.ts'
import { notFound, type MarketState } from '../market-state.ts'
import { pageAfter } from '../page-after.ts'
import { settleOverdue } from '../settle-overdue.ts'
import { toShopCard } from '../to-shop-card.ts'

const ANSWERED: ReadonlySet<string> = new Set(['accepted', 'countered', 'refused'])

export function createMemorySellers(state: MarketState): Sellers {
  const shopsOf = (id: ShopId) => {
    settleOverdue(state)
    const own = state.shops.get(id)
    if (own === undefined || !isPubliclyVisible(own.shop.status)) return undefined
    const { sellerId } = own
    return { sellerId, shops: [...state.shops.values()].filter((one) => one.sellerId === sellerId) }
  }
  return {
    async profileOf(id) {
      const found = shopsOf(id)
      const member = state.members.get(found?.sellerId ?? ('' as never))
      if (found === undefined || member === undefined) return notFound()
      const offers = [...state.offers.values()].filter(
        ({ sellerId, status }) => sellerId === found.sellerId && status !== 'open' && status !== 'withdrawn',
      )
      const asked = offers.map(({ madeAt, answeredAt, status }) => ({
        askedAt: madeAt,
        answeredAt: ANSWERED.has(status) ? answeredAt : null,
      }))
      const sold = [...state.orders.values()].filter(
        (order) => order.sellerId === found.sellerId && order.status === 'completed',
      )
      return ok({
        name: maskedSellerName(member.username),
        verifiedAs: member.papers?.status === 'verified' ? member.papers.kind : null,
        joinedAt: member.joinedAt,
        onSale: found.shops.filter(({ shop }) => shop.status === 'on-sale').length,
        deals: sold.length + found.shops.filter(({ shop }) => state.pastSales.has(shop.id)).length,
        response: responseTime(asked, state.clock.now()),
      })
    },
    async shopsOf(id, which, cursor) {
      const found = shopsOf(id)
      if (found === undefined) return notFound()
      const cards = found.shops
        .map(({ shop }) => toShopCard(shop))
        .filter(({ status }) => status === which)
        .toSorted((one, other) => other.publishedAt - one.publishedAt || (one.id < other.id ? 1 : -1))
      return pageAfter(cards, cursor, () => true)
    },
  }
}
