import type { ShopToValue } from '../src/valuation/index.ts'

/** A sound shop with every figure given, so that each figure can be changed by itself. */
export const EXAMPLE_SHOP_TO_VALUE: Required<ShopToValue> = {
  platform: 1,
  kind: 'flagship',
  industry: 'womenswear',
  trademark: 'registered',
  taxpayer: 'general',
  hasLoans: false,
  violations: { general: 0, severe: 0, counterfeit: 0 },
  ratings: { described: 4.8, service: 4.8, delivery: 4.8 },
  fans: 10_000,
  monthlyTurnoverFen: 20_000_000,
  yearsOpen: 5,
}
