import { averageMeasures, factorWeights, logPrice, sumOf, unexplained } from './factor-weights.ts'
import { FACTORS, measureOf, SCALES, type Factor, type Measures } from './factors.ts'
import type { Sale } from '../sale.ts'
import type { ShopToValue } from '../shop-to-value.ts'
import { soldLike, soldNearby, type SoldLike } from './sold-like.ts'
import { wholeYuan, YUAN } from '../whole-yuan.ts'

/** Fitted to the sales of one platform, kind and industry. */
export interface PriceModel extends SoldLike {
  readonly weights: Measures
  /** Typical measures among the sales. */
  readonly ordinary: Measures
  readonly baseFen: number
  /** Spread of the logarithms of prices around the model's. */
  readonly spread: number
}

/** A few sales show little about the spread: so many more are assumed, with the assumed spread. */
const ASSUMED_SALES = 6
/** Spread of prices that is assumed without sales. */
const ASSUMED_SPREAD = 0.5

/** Null where nothing was sold. */
export function priceModel(shop: ShopToValue, all: readonly Sale[], nowMs: number): PriceModel | null {
  const { ring, sales } = soldLike(shop, all, nowMs)
  if (sales.length === 0) return null
  const nearby = soldNearby(shop, all, nowMs)
  const weights = factorWeights(nearby)
  const ordinary = averageMeasures(sales)
  const explained = (sale: Sale) => sumOf(FACTORS, (factor) => effectOf(factor, sale.shop, { weights, ordinary }) ?? 0)
  const bases = sales.map((sale) => logPrice(sale) - explained(sale)).toSorted((one, other) => one - other)
  const base = middleOf(bases)
  const off = bases.map((known) => known - base)
  return {
    ring,
    sales,
    weights,
    ordinary,
    baseFen: Math.max(YUAN, wholeYuan(Math.exp(base))),
    spread: spreadOf(off, spreadOf(unexplained(nearby, weights), ASSUMED_SPREAD)),
  }
}

/** Standard deviation from zero, or nearly the assumed one while there are few values. */
function spreadOf(off: readonly number[], assumed: number): number {
  const squares = sumOf(off, (one) => one ** 2)
  return Math.sqrt((squares + ASSUMED_SALES * assumed ** 2) / (off.length + ASSUMED_SALES))
}

/** The share of a factor in the logarithm of the price; undefined where its figure is unknown. */
export function effectOf(
  factor: Factor,
  shop: ShopToValue,
  { weights, ordinary }: Pick<PriceModel, 'weights' | 'ordinary'>,
): number | undefined {
  const measure = measureOf(factor, shop)
  if (measure === undefined) return undefined
  const { limit } = SCALES[factor]
  return Math.min(limit, Math.max(-limit, weights[factor] * (measure - ordinary[factor])))
}

function middleOf(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[Math.max(0, half - 1)], sorted[half]]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}
