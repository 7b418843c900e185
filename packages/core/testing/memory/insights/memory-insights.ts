import { isForSale, isPubliclyVisible } from '../../../src/catalog/index.ts'
import { marketContext, type Insights } from '../../../src/insights/index.ts'
import { ok } from '../../../src/kernel/index.ts'
import { notFound, type MarketState } from '../market-state.ts'
import { settleOverdue } from '../settle-overdue.ts'
import { salesOf } from '../valuation/memory-valuations.ts'

export function createMemoryInsights(state: MarketState): Insights {
  return {
    async contextOf(id) {
      settleOverdue(state)
      const shop = state.shops.get(id)?.shop
      if (shop === undefined || !isPubliclyVisible(shop.status)) return notFound()
      const peers = [...state.shops.values()]
        .map((record) => record.shop)
        .filter(
          ({ status, platform, industry }) =>
            isForSale(status) && platform === shop.platform && industry === shop.industry,
        )
        .map(({ figures, ...peer }) => ({
          ...peer,
          ratings: figures.ratings.value,
          turnoverByMonth: figures.turnoverByMonth.value,
        }))
      const sales = salesOf(state).filter(
        ({ shop: { platform, industry } }) => platform === shop.platform && industry === shop.industry,
      )
      const changes = state.priceChanges.filter(({ shopId }) => shopId === id)
      return ok(marketContext(shop, { peers, changes, sales }, state.clock.now()))
    },
  }
}
