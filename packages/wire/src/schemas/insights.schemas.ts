import * as v from 'valibot'
import { SALES_MONTHS, type MarketContext, type PriceSpread } from '@diandu/core/insights'
import { ratings } from './catalog.schemas.ts'
import { count, fen, instant } from './schemas.ts'

const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))

const spread = v.object({
  count,
  lowFen: fen,
  quarterFen: fen,
  medianFen: fen,
  threeQuarterFen: fen,
  highFen: fen,
}) satisfies v.GenericSchema<unknown, PriceSpread>

export const marketContext = v.object({
  circle: v.picklist(['kind', 'industry']),
  shops: count,
  prices: v.nullable(spread),
  turnoverByMonth: v.array(v.object({ month, medianFen: fen, shops: count })),
  ratings: v.nullable(ratings),
  priceHistory: v.array(v.object({ at: instant, priceFen: fen })),
  salesByMonth: v.pipe(
    v.array(v.object({ month, spread: v.nullable(spread), pricesFen: v.array(fen) })),
    v.length(SALES_MONTHS),
  ),
}) satisfies v.GenericSchema<unknown, MarketContext>
