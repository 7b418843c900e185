import { describe, expect, it } from 'vitest'
import { AN_ORDINARY_NOON as NOW } from '../../../testing/manual-clock.ts'
import { A_SHOWN_SHOP as SHOP, manySold, sold } from '../../../testing/sold-shops.ts'
import { MAX_FEN } from '../../kernel/index.ts'
import { estimateOf } from './estimate.ts'
import { eachFactor, FACTORS } from './factors.ts'
import { priceModel, type PriceModel } from './price-model.ts'
import { wholeYuan } from '../whole-yuan.ts'

const MODEL: PriceModel = {
  ring: 'industry',
  sales: manySold(12),
  weights: eachFactor(() => 0),
  ordinary: eachFactor(() => 0),
  baseFen: 1_000_000,
  spread: 0.35,
}

describe('the price of an ordinary shop', () => {
  const base = (...prices: readonly number[]) =>
    priceModel(
      SHOP,
      prices.map((priceFen, at) => sold(at + 1, priceFen)),
      NOW,
    )?.baseFen

  it('is the middle of what such shops were sold for, in whole yuan, and one yuan at least (VAL-2)', () => {
    expect(base(100_000)).toBe(100_000)
    expect(base(900_000, 100_000, 400_000)).toBe(400_000)
    expect(base(100_000, 400_000)).toBe(200_000)
    expect(base(100_000, 200_000, 800_000, 900_000)).toBe(400_000)
    expect(base(1)).toBe(100)
    expect(base()).toBeUndefined()
  })

  it('is what they were sold for without what each of them is better or worse (VAL-2)', () => {
    const sales = [0, 2, 10].map((yearsOpen, at) => sold(at + 1, 1_000_000, { yearsOpen }))
    const weight = (12 * 9 * 0.01) / (12 * 9 + 16 + 4 + 36)
    expect(priceModel(SHOP, sales, NOW)?.baseFen).toBe(wholeYuan(1_000_000 * Math.exp(2 * weight)))
  })

  it('is known the better the more sales say it alike (VAL-5)', () => {
    const spread = (...prices: readonly number[]) =>
      priceModel(
        SHOP,
        prices.map((priceFen, at) => sold(at + 1, priceFen)),
        NOW,
      )?.spread
    expect(spread(100_000)).toBeCloseTo((6 / 7) * 0.5, 12)
    const squares = 2 * Math.log(2) ** 2
    expect(spread(100_000, 400_000)).toBeCloseTo(Math.sqrt((squares + 6 * ((squares + 6 * 0.25) / 8)) / 8), 12)
  })

  it('is taken to lie as far apart as other prices of its platform while few of its own are known (VAL-7)', () => {
    const few = [1_000_000, 1_100_000, 900_000, 1_000_000, 1_000_000].map((fen, at) => sold(at + 1, fen))
    const others = (apart: number) =>
      Array.from({ length: 60 }, (_, at) =>
        sold(at + 6, at % 2 === 0 ? 500_000 : 500_000 * apart, { kind: 'franchise' }),
      )
    const spread = (apart: number) => priceModel(SHOP, [...few, ...others(apart)], NOW)?.spread ?? 0
    expect(spread(1.1)).toBeLessThan(0.2)
    expect(spread(4)).toBeGreaterThan(0.45)
  })
})

describe('the price of a shop', () => {
  it('goes factor by factor from the ordinary one, and wider the farther the sales are (VAL-2, VAL-3)', () => {
    const weights = { ...MODEL.weights, years: 0.05, fans: 1 }
    const { fans: _fans, ...silent } = SHOP
    const estimate = estimateOf(silent, { ...MODEL, weights })
    const likelyFen = wholeYuan(1_000_000 * Math.exp(0.1))
    const reach = 0.35 * (1 + 2 / 12)
    expect(estimate).toEqual({
      lowFen: wholeYuan(likelyFen * Math.exp(-reach)),
      likelyFen,
      highFen: wholeYuan(likelyFen * Math.exp(reach)),
      baseFen: 1_000_000,
      steps: FACTORS.map((factor) => ({
        factor,
        fen: factor === 'years' ? likelyFen - 1_000_000 : 0,
        isMissing: factor === 'fans',
      })),
    })
    expect(estimate.steps.find(({ factor }) => factor === 'fans')).toEqual({ factor: 'fans', fen: 0, isMissing: true })
  })

  it.each([
    ['industry', 1],
    ['kind', 1],
    ['platform', 1.1],
    ['kind-anywhere', 1.2],
    ['market', 1.4],
  ] as const)('reaches, by sales of the ring %s, %f times as far (VAL-5)', (ring, wider) => {
    const { highFen } = estimateOf(SHOP, { ...MODEL, ring })
    expect(highFen).toBe(wholeYuan(1_000_000 * Math.exp(0.35 * wider * (1 + 2 / 12))))
  })

  it('reaches no farther than the power of 1.2 (VAL-3)', () => {
    expect(estimateOf(SHOP, { ...MODEL, spread: 9 }).highFen).toBe(wholeYuan(1_000_000 * Math.exp(1.2)))
  })

  it('is told in whole yuan, from nothing up to the largest amount there is (VAL-3)', () => {
    expect([-5, 49, 50, 149, 150].map(wholeYuan)).toEqual([0, 0, 100, 100, 200])
    expect(wholeYuan(Infinity)).toBe(MAX_FEN - (MAX_FEN % 100))
  })
})
