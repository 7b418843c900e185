import { comparablesOf } from './comparables.ts'
import { confidenceIn } from './confidence.ts'
import { estimateOf } from './model/estimate.ts'
import { improvementsOf } from './improvements.ts'
import { priceModel } from './model/price-model.ts'
import type { Sale } from './sale.ts'
import type { ShopToValue } from './shop-to-value.ts'
import type { Valuation } from './valuation.ts'

/** Values a shop by past sales on this market. */
export function valueShop(shop: ShopToValue, sales: readonly Sale[], nowMs: number): Valuation {
  const model = priceModel(shop, sales, nowMs)
  return {
    asOf: nowMs,
    estimate: model === null ? null : estimateOf(shop, model),
    confidence: confidenceIn(shop, model, nowMs),
    comparables: model === null ? [] : comparablesOf(shop, model),
    improvements: model === null ? [] : improvementsOf(shop, (better) => estimateOf(better, model).likelyFen),
  }
}
