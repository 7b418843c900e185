import * as v from 'valibot'
import { MAX_FEN } from '@diandu/core/kernel'
import {
  CONFIDENCE_LEVELS,
  FACTORS,
  IMPROVEMENTS,
  MAX_FANS,
  MAX_VIOLATION_POINTS,
  MAX_YEARS_OPEN,
  RINGS,
  type ShopToValue,
  type Valuation,
  type ValuationRecord,
  type ValuationRecordId,
} from '@diandu/core/valuation'
import { industry, plainValues, platformId, shopId, shopKind, trademarkState } from './catalog.schemas.ts'
import { count, fen, idOf, instant } from './schemas.ts'

const wholeNumber = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most))

const rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5))
/** 4.75 is 475. */
const hundredths = wholeNumber(500)
/** As much as an address can say: nine digits of yuan. */
const MAX_TURNOVER_FEN = 99_999_999_999
const points = wholeNumber(MAX_VIOLATION_POINTS)

/** Figures of the shop to value; ratings in hundredths. */
export const shopToValueEntries = {
  platform: platformId,
  kind: shopKind,
  industry,
  trademark: trademarkState,
  taxpayer: plainValues.taxpayer,
  hasLoans: v.boolean(),
  violations: v.strictObject({ general: points, severe: points, counterfeit: points }),
  ratings: v.exactOptional(v.strictObject({ described: hundredths, service: hundredths, delivery: hundredths })),
  fans: v.exactOptional(wholeNumber(MAX_FANS)),
  monthlyTurnoverFen: v.exactOptional(v.pipe(fen, v.maxValue(MAX_TURNOVER_FEN))),
  yearsOpen: v.exactOptional(wholeNumber(MAX_YEARS_OPEN)),
}

const shopToValue = v.object({
  ...shopToValueEntries,
  ratings: v.exactOptional(v.object({ described: rating, service: rating, delivery: rating })),
}) satisfies v.GenericSchema<unknown, ShopToValue>

const priceEntries = { lowFen: fen, likelyFen: fen, highFen: fen }
const signedFen = v.pipe(v.number(), v.safeInteger(), v.minValue(-MAX_FEN), v.maxValue(MAX_FEN))
const factor = v.picklist(FACTORS)
const level = v.picklist(CONFIDENCE_LEVELS)

const comparable = v.object({
  shopId,
  title: v.string(),
  platform: platformId,
  kind: shopKind,
  industry,
  rating,
  monthlyTurnoverFen: fen,
  priceFen: fen,
  soldAt: instant,
})

export const valuation = v.object({
  asOf: instant,
  estimate: v.nullable(
    v.object({
      ...priceEntries,
      baseFen: fen,
      steps: v.array(v.object({ factor, fen: signedFen, isMissing: v.boolean() })),
    }),
  ),
  confidence: v.object({
    level,
    salesCount: count,
    ring: v.picklist(RINGS),
    spreadPercent: v.nullable(count),
    newestSaleAt: v.nullable(instant),
    missing: v.array(factor),
  }),
  comparables: v.array(comparable),
  improvements: v.array(v.object({ kind: v.picklist(IMPROVEMENTS), gainFen: fen })),
}) satisfies v.GenericSchema<unknown, Valuation>

export const valuationRecord = v.object({
  id: idOf<ValuationRecordId>(),
  askedAt: instant,
  shop: shopToValue,
  price: v.nullable(v.object(priceEntries)),
  confidence: level,
}) satisfies v.GenericSchema<unknown, ValuationRecord>
