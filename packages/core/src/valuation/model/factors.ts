import type { TrademarkState } from '../../catalog/index.ts'
import type { ShopToValue } from '../shop-to-value.ts'

/** The factors of a price, in the order in which a valuation lists them. */
export const FACTORS = ['turnover', 'ratings', 'fans', 'violations', 'trademark', 'taxpayer', 'years', 'loans'] as const

export type Factor = (typeof FACTORS)[number]

/**
 * The scale of a factor. More of the measure is always better, so that with weights that are never negative a better
 * shop is never cheaper.
 */
export interface FactorScale {
  readonly measure: (shop: ShopToValue) => number | undefined
  /** Effect of one unit of the measure on the logarithm of the price, before any sales. */
  readonly prior: number
  /** Usual spread of shops in the measure. */
  readonly usualSpread: number
  /** Limit of the factor's effect on the logarithm of a price, either way. */
  readonly limit: number
}

export const SCALES: Readonly<Record<Factor, FactorScale>> = {
  turnover: {
    measure: ({ monthlyTurnoverFen }) => (monthlyTurnoverFen === undefined ? undefined : log(monthlyTurnoverFen / 100)),
    prior: 0.25,
    usualSpread: 1,
    limit: 1,
  },
  ratings: {
    measure: ({ ratings }) =>
      ratings === undefined ? undefined : (ratings.described + ratings.service + ratings.delivery) / 3,
    prior: 0.25,
    usualSpread: 0.15,
    limit: 0.25,
  },
  fans: {
    measure: ({ fans }) => (fans === undefined ? undefined : log(fans)),
    prior: 0.02,
    usualSpread: 2,
    limit: 0.25,
  },
  violations: {
    measure: ({ violations: { general, severe, counterfeit } }) => -log(general + 4 * severe + 8 * counterfeit),
    prior: 0.06,
    usualSpread: 1,
    limit: 0.4,
  },
  trademark: { measure: ({ trademark }) => TRADEMARK_WORTH[trademark], prior: 0.08, usualSpread: 0.4, limit: 0.25 },
  taxpayer: {
    measure: ({ taxpayer }) => (taxpayer === 'general' ? 1 : 0),
    prior: 0.03,
    usualSpread: 0.5,
    limit: 0.12,
  },
  years: {
    measure: ({ yearsOpen }) => (yearsOpen === undefined ? undefined : Math.min(yearsOpen, 10)),
    prior: 0.01,
    usualSpread: 3,
    limit: 0.15,
  },
  loans: { measure: ({ hasLoans }) => (hasLoans ? 0 : 1), prior: 0.06, usualSpread: 0.3, limit: 0.15 },
}

const TRADEMARK_WORTH: Readonly<Record<TrademarkState, number>> = { registered: 1, pending: 0.4, none: 0 }

/** A logarithmic measure: the step from ten to a hundred is that from a thousand to ten thousand. */
const log = (count: number): number => Math.log1p(Math.max(0, count))

/** Undefined for what is missing, and for what is no number. */
export function measureOf(factor: Factor, shop: ShopToValue): number | undefined {
  const measured = SCALES[factor].measure(shop)
  return measured !== undefined && Number.isFinite(measured) ? measured : undefined
}

export type Measures = Readonly<Record<Factor, number>>

/** One value for each factor. */
export const eachFactor = <T>(say: (factor: Factor) => T): Readonly<Record<Factor, T>> =>
  Object.fromEntries(FACTORS.map((factor) => [factor, say(factor)])) as Record<Factor, T>
