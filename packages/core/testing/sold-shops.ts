import type { ShopId } from '../src/catalog/index.ts'
import { DAY_MS } from '../src/kernel/index.ts'
import type { Sale, ShopToValue } from '../src/valuation/index.ts'
import { AN_ORDINARY_NOON } from './manual-clock.ts'

/** A shop with every figure given. */
export const A_SHOWN_SHOP: Required<ShopToValue> = {
  platform: 1,
  kind: 'flagship',
  industry: 'toys',
  trademark: 'none',
  taxpayer: 'small',
  hasLoans: true,
  violations: { general: 0, severe: 0, counterfeit: 0 },
  ratings: { described: 4.8, service: 4.8, delivery: 4.8 },
  fans: 1000,
  monthlyTurnoverFen: 10_000_000,
  yearsOpen: 2,
}
/** The same shop, sold so many days ago. */
export const sold = (number: number, priceFen = 1_000_000, change: Partial<ShopToValue> = {}): Sale => ({
  shopId: `shop-${String(number).padStart(4, '0')}` as ShopId,
  title: `第 ${number} 家`,
  shop: { ...A_SHOWN_SHOP, ...change },
  priceFen,
  soldAt: AN_ORDINARY_NOON - number * DAY_MS,
})
/** So many of them, one a day. */
export const manySold = (count: number, change: Partial<ShopToValue> = {}, from = 1) =>
  Array.from({ length: count }, (_, at) => sold(from + at, 1_000_000, change))
