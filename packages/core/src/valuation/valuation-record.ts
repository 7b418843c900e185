import type { Brand } from '../kernel/index.ts'
import type { ShopToValue } from './shop-to-value.ts'
import type { ConfidenceLevel, Estimate, Valuation } from './valuation.ts'

export type ValuationRecordId = Brand<'ValuationRecordId'>

/** A question of a person, and its answer at that time. */
export interface ValuationRecord {
  readonly id: ValuationRecordId
  readonly askedAt: number
  readonly shop: ShopToValue
  readonly price: Pick<Estimate, 'lowFen' | 'likelyFen' | 'highFen'> | null
  readonly confidence: ConfidenceLevel
}

/** As many of a person's are kept; the oldest go first. */
export const MAX_VALUATION_RECORDS = 50

/** The part of a valuation that is kept. */
export function recordedValuation({ estimate, confidence }: Valuation): Pick<ValuationRecord, 'price' | 'confidence'> {
  const price =
    estimate === null ? null : { lowFen: estimate.lowFen, likelyFen: estimate.likelyFen, highFen: estimate.highFen }
  return { price, confidence: confidence.level }
}
