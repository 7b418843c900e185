import type { SaleNews } from '../../../src/campaigns/index.ts'
import { isPubliclyVisible, type Shop } from '../../../src/catalog/index.ts'
import { mapResult, ok } from '../../../src/kernel/index.ts'
import {
  MAX_VALUATION_RECORDS,
  recordedValuation,
  saleOf,
  shopKey,
  valueShop,
  type Sale,
  type SaleMade,
  type ShopToValue,
  type ValuationRecordId,
  type Valuations,
} from '../../../src/valuation/index.ts'
import type { Desk } from '../desk.ts'
import type { MarketState } from '../market-state.ts'
import { pageAfter } from '../page-after.ts'
import { signedIn } from '../signed-in.ts'

export function createMemoryValuations({ state, store, call }: Desk): Valuations {
  const value = (shop: ShopToValue) => valueShop(shop, salesOf(state), state.clock.now())
  return {
    value: async (shop) => ok(value(shop)),
    async valueAndKeep(shop) {
      const valuation = value(shop)
      const who = signedIn(state, store)
      if (!who.ok) return ok(valuation)
      const { userId } = who.value
      const [key, askedAt] = [shopKey(shop), state.clock.now()]
      const others = state.valuations.get(userId) ?? []
      const known = others.find((record) => shopKey(record.shop) === key)
      const id = known?.id ?? (state.random.token().slice(0, 20) as ValuationRecordId)
      const record = { id, askedAt, shop, ...recordedValuation(valuation) }
      const rest = others.filter((other) => other !== known)
      state.valuations.set(userId, [record, ...rest].slice(0, MAX_VALUATION_RECORDS))
      return ok(valuation)
    },
    records: (cursor) =>
      call(({ userId }) =>
        mapResult(
          pageAfter(state.valuations.get(userId) ?? [], cursor, () => true),
          ({ items, nextCursor }) => ({ items, nextCursor }),
        ),
      ),
  }
}

const everySale = (state: MarketState) => [
  ...[...state.pastSales].map(([shopId, sale]) => ({ shopId, ...sale })),
  ...[...state.orders.values()].flatMap(({ shop, priceFen, history }) => {
    const end = history.find(({ status }) => status === 'completed')
    return end === undefined ? [] : [{ shopId: shop.id, priceFen, soldAt: end.at }]
  }),
]

/** The last sales; nothing of whom. */
export const newestSales = (state: MarketState, max: number): readonly SaleNews[] =>
  everySale(state)
    .toSorted((one, other) => other.soldAt - one.soldAt)
    .slice(0, max)
    .flatMap(({ shopId, priceFen, soldAt }) => {
      const shop = state.shops.get(shopId)?.shop
      return shop === undefined ? [] : [{ platform: shop.platform, kind: shop.kind, priceFen, soldAt }]
    })

export function salesOf(state: MarketState): readonly Sale[] {
  return everySale(state).flatMap(({ shopId, ...sale }) => {
    const shop = state.shops.get(shopId)?.shop
    return shop === undefined || !isPubliclyVisible(shop.status) ? [] : [soldShop(shop, sale)]
  })
}

function soldShop(shop: Shop, sale: SaleMade): Sale {
  const { id, title, platform, kind, industry, trademark, taxpayer, figures } = shop
  const shown = { shopId: id, title, platform, kind, industry, trademark, taxpayer }
  return saleOf(
    {
      ...shown,
      hasLoans: figures.hasLoans.value,
      violations: figures.violations.value,
      ratings: figures.ratings.value,
      fans: figures.fans.value,
      monthlyTurnoverFen: figures.monthlyTurnoverFen.value,
      openedOn: figures.openedOn.value,
    },
    sale,
  )
}
