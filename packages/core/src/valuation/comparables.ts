import { sumOf } from './model/factor-weights.ts'
import { FACTORS, measureOf, SCALES } from './model/factors.ts'
import type { Sale } from './sale.ts'
import type { ShopToValue } from './shop-to-value.ts'
import type { SoldLike } from './model/sold-like.ts'
import type { Comparable } from './valuation.ts'

const MAX_COMPARABLES = 5

/** Of the sales that it is measured by, those of the shops that are most like it. */
export function comparablesOf(shop: ShopToValue, { sales }: SoldLike): readonly Comparable[] {
  return sales
    .map((sale) => ({ sale, distance: distanceOf(shop, sale) }))
    .toSorted((one, other) => one.distance - other.distance || other.sale.soldAt - one.sale.soldAt)
    .slice(0, MAX_COMPARABLES)
    .map(({ sale }) => comparableOf(sale))
}

function distanceOf(shop: ShopToValue, { shop: sold }: Sale): number {
  const elsewhere = Number(shop.industry !== sold.industry) + 2 * Number(shop.kind !== sold.kind)
  const apart = sumOf(FACTORS, (factor) => {
    const measure = measureOf(factor, shop)
    const known = measureOf(factor, sold)
    return measure === undefined || known === undefined ? 0 : Math.abs(measure - known) / SCALES[factor].usualSpread
  })
  return apart + 2 * elsewhere
}

function comparableOf({ shopId, title, shop, priceFen, soldAt }: Sale): Comparable {
  const { platform, kind, industry, monthlyTurnoverFen } = shop
  const rating = Math.round((measureOf('ratings', shop) ?? 0) * 100) / 100
  return { shopId, title, platform, kind, industry, rating, monthlyTurnoverFen, priceFen, soldAt }
}
