import type { ShopToValue } from './shop-to-value.ts'
import { IMPROVEMENTS, type Improvement, type ImprovementKind } from './valuation.ts'

/** A rating that most platforms call excellent. */
export const GOOD_RATING = 4.9
/** How much more turnover is thought of, in percent. */
export const MORE_TURNOVER_PERCENT = 20
const MAX_IMPROVEMENTS = 4

/** The shop once its owner has done it; undefined where there is nothing to do, or the figure is missing. */
const IMPROVED: Readonly<Record<ImprovementKind, (shop: ShopToValue) => ShopToValue | undefined>> = {
  'better-ratings': (shop) => {
    const { ratings } = shop
    if (ratings === undefined) return undefined
    const better = (rating: number) => Math.max(rating, GOOD_RATING)
    return {
      ...shop,
      ratings: {
        described: better(ratings.described),
        service: better(ratings.service),
        delivery: better(ratings.delivery),
      },
    }
  },
  'no-violations': (shop) => ({ ...shop, violations: { general: 0, severe: 0, counterfeit: 0 } }),
  'registered-trademark': (shop) => ({ ...shop, trademark: 'registered' }),
  'no-loans': (shop) => ({ ...shop, hasLoans: false }),
  'general-taxpayer': (shop) => ({ ...shop, taxpayer: 'general' }),
  'more-turnover': ({ monthlyTurnoverFen, ...shop }) =>
    monthlyTurnoverFen === undefined
      ? undefined
      : { ...shop, monthlyTurnoverFen: Math.round(monthlyTurnoverFen * (1 + MORE_TURNOVER_PERCENT / 100)) },
}

/** The improvements that would raise the price, and by how much each alone; `priceOf` is the likely price of a shop. */
export function improvementsOf(shop: ShopToValue, priceOf: (shop: ShopToValue) => number): readonly Improvement[] {
  const now = priceOf(shop)
  return IMPROVEMENTS.flatMap((kind): readonly Improvement[] => {
    const better = IMPROVED[kind](shop)
    const gainFen = better === undefined ? 0 : priceOf(better) - now
    return gainFen > 0 ? [{ kind, gainFen }] : []
  })
    .toSorted((one, other) => other.gainFen - one.gainFen)
    .slice(0, MAX_IMPROVEMENTS)
}
