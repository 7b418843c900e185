import { eachFactor, FACTORS, measureOf, SCALES, type Factor, type Measures } from './factors.ts'
import type { Sale } from '../sale.ts'

/** The prior weighs as much as so many sales. */
const PRIOR_SALES = 12
const ROUNDS = 40

interface Point {
  /** The logarithm of the price, and each measure, against the average of its group. */
  readonly price: number
  readonly measures: Measures
}

/**
 * Effect of one unit of each measure on the logarithm of a price, learnt from sales: all factors at once, so that
 * correlated ones are not counted twice; none below zero; close to the prior while sales are few. Shops are compared
 * within their platform and kind only. Ridge regression by coordinate descent.
 */
export function factorWeights(sales: readonly Sale[]): Measures {
  const points = pointsOf(sales)
  const weights = { ...eachFactor((factor) => SCALES[factor].prior) }
  const left = points.map((point) => leftOf(point, weights))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const factor of FACTORS) {
      const { prior, usualSpread } = SCALES[factor]
      const pull = PRIOR_SALES * usualSpread ** 2
      const former = weights[factor]
      let [above, below] = [pull * prior, pull]
      points.forEach(({ measures }, at) => {
        const measure = measures[factor]
        above += measure * ((left[at] ?? 0) + measure * former)
        below += measure * measure
      })
      const weight = Math.max(0, above / below)
      weights[factor] = Number.isFinite(weight) ? weight : prior
      points.forEach(({ measures }, at) => {
        left[at] = (left[at] ?? 0) - (weights[factor] - former) * measures[factor]
      })
    }
  return weights
}

/** The residual of the logarithm of each price, within its platform and kind, without the factors. */
export const unexplained = (sales: readonly Sale[], weights: Measures): readonly number[] =>
  pointsOf(sales).map((point) => leftOf(point, weights))

const leftOf = ({ price, measures }: Point, weights: Measures): number =>
  price - sumOf(FACTORS, (factor) => weights[factor] * measures[factor])

function pointsOf(sales: readonly Sale[]): readonly Point[] {
  const groups = new Map<string, Sale[]>()
  for (const sale of sales) {
    const key = `${sale.shop.platform} ${sale.shop.kind}`
    groups.set(key, [...(groups.get(key) ?? []), sale])
  }
  return [...groups.values()].flatMap(groupPoints)
}

function groupPoints(group: readonly Sale[]): readonly Point[] {
  const average = averageMeasures(group)
  const averagePrice = sumOf(group, logPrice) / group.length
  return group.map((sale) => ({
    price: logPrice(sale) - averagePrice,
    measures: eachFactor((factor) => (measureOf(factor, sale.shop) ?? average[factor]) - average[factor]),
  }))
}

/** The average of each measure among these sales. */
export function averageMeasures(sales: readonly Sale[]): Measures {
  return eachFactor((factor: Factor) => {
    const measured = sales.flatMap(({ shop }) => measureOf(factor, shop) ?? [])
    return measured.length === 0 ? 0 : sumOf(measured, (measure) => measure) / measured.length
  })
}

export const logPrice = ({ priceFen }: Sale): number => Math.log(Math.max(1, priceFen))

export const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0)
