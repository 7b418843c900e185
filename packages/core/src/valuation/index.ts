export { FACTORS, type Factor } from './model/factors.ts'
export { saleOf, type Sale, type SaleMade, type SoldShop } from './sale.ts'
export { parseSellPrefill, SELL_PREFILL_KEY, sellPrefill, writeSellPrefill, type SellPrefill } from './sell-prefill.ts'
export { parseRating, parseShopToValue, shopKey, shopToValueParameters } from './shop-to-value-parameters.ts'
export { MAX_FANS, MAX_VIOLATION_POINTS, MAX_YEARS_OPEN, type ShopToValue } from './shop-to-value.ts'
export { MAX_SALES_OF_RING, RINGS, SALES_COUNT_FOR_MS, type Ring } from './model/sold-like.ts'
export {
  MAX_VALUATION_RECORDS,
  recordedValuation,
  type ValuationRecord,
  type ValuationRecordId,
} from './valuation-record.ts'
export {
  CONFIDENCE_LEVELS,
  IMPROVEMENTS,
  type Comparable,
  type Confidence,
  type ConfidenceLevel,
  type Estimate,
  type Improvement,
  type ImprovementKind,
  type PriceStep,
  type Valuation,
} from './valuation.ts'
export { GOOD_RATING, MORE_TURNOVER_PERCENT } from './improvements.ts'
export type { Valuations } from './valuations.ports.ts'
export { valueShop } from './value-shop.ts'
