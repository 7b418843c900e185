import { DAY_MS } from '../kernel/index.ts'
import { FACTORS, measureOf } from './model/factors.ts'
import type { PriceModel } from './model/price-model.ts'
import type { ShopToValue } from './shop-to-value.ts'
import type { Ring } from './model/sold-like.ts'
import { CONFIDENCE_LEVELS, type Confidence, type ConfidenceLevel } from './valuation.ts'

const NEAR: readonly Ring[] = ['industry', 'kind']
const MANY_SALES = 12
const SOME_SALES = 5
const NARROW = 0.35
const WIDE = 0.6
const STALE_MS = 180 * DAY_MS
/** So many missing figures, and one is less sure. */
const MANY_MISSING = 2

/** How sure a valuation is, and everything that this is decided by. */
export function confidenceIn(shop: ShopToValue, model: PriceModel | null, nowMs: number): Confidence {
  const missing = FACTORS.filter((factor) => measureOf(factor, shop) === undefined)
  if (model === null)
    return { level: 'low', salesCount: 0, ring: 'market', spreadPercent: null, newestSaleAt: null, missing }
  const newestSaleAt = model.sales[0]?.soldAt ?? null
  const isStale = newestSaleAt === null || nowMs - newestSaleAt > STALE_MS
  const doubts = Number(isStale) + Number(missing.length >= MANY_MISSING)
  return {
    level: lowered(bySales(model), doubts),
    salesCount: model.sales.length,
    ring: model.ring,
    spreadPercent: Math.min(999, Math.round((Math.exp(model.spread) - 1) * 100)),
    newestSaleAt,
    missing,
  }
}

function bySales({ ring, sales, spread }: PriceModel): ConfidenceLevel {
  if (!NEAR.includes(ring) || sales.length < SOME_SALES || spread > WIDE) return 'low'
  return sales.length >= MANY_SALES && spread <= NARROW ? 'high' : 'medium'
}

const lowered = (level: ConfidenceLevel, by: number): ConfidenceLevel =>
  CONFIDENCE_LEVELS[Math.min(CONFIDENCE_LEVELS.indexOf(level) + by, CONFIDENCE_LEVELS.length - 1)] ?? 'low'
