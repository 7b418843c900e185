import { describe, expect, it } from 'vitest'
import { FACTORS, measureOf, type Factor, eachFactor, SCALES } from './factors.ts'
import type { ShopToValue } from '../shop-to-value.ts'
import { A_SHOWN_SHOP as SHOP, manySold, sold } from '../../../testing/sold-shops.ts'
import { averageMeasures, factorWeights, logPrice } from './factor-weights.ts'
import { effectOf } from './price-model.ts'

describe('factors', () => {
  const SHOP: ShopToValue = {
    platform: 1,
    kind: 'flagship',
    industry: 'toys',
    trademark: 'none',
    taxpayer: 'small',
    hasLoans: true,
    violations: { general: 0, severe: 0, counterfeit: 0 },
  }
  const of = (factor: Factor, change: Partial<ShopToValue>) => measureOf(factor, { ...SHOP, ...change })

  describe('what moves a price', () => {
    it('is told in one order (VAL-2)', () => {
      expect(FACTORS).toEqual(['turnover', 'ratings', 'fans', 'violations', 'trademark', 'taxpayer', 'years', 'loans'])
    })

    it('is not known where it was not told, nor where it is no number (VAL-5)', () => {
      for (const factor of ['turnover', 'ratings', 'fans', 'years'] as const) expect(of(factor, {})).toBeUndefined()
      expect(of('fans', { fans: Number.NaN })).toBeUndefined()
      expect(of('years', { yearsOpen: Number.NaN })).toBeUndefined()
      expect(of('turnover', { monthlyTurnoverFen: Infinity })).toBeUndefined()
    })

    it('is turnover in yuan and fans by their powers of ten, none of them below nothing (VAL-1)', () => {
      expect(of('turnover', { monthlyTurnoverFen: 100_000 })).toBe(Math.log(1001))
      expect(of('turnover', { monthlyTurnoverFen: -100 })).toBe(0)
      expect(of('fans', { fans: 999 })).toBe(Math.log(1000))
      expect(of('fans', { fans: -2 })).toBe(0)
    })

    it('is the average of three ratings (VAL-1)', () => {
      expect(of('ratings', { ratings: { described: 5, service: 4.5, delivery: 4 } })).toBe(4.5)
      expect(of('ratings', { ratings: { described: 1, service: 2, delivery: 3 } })).toBe(2)
    })

    it('is every violation, a severe one four times and a counterfeit eight times, fewer being more (VAL-1)', () => {
      expect(of('violations', {})).toBeCloseTo(0, 12)
      expect(of('violations', { violations: { general: 3, severe: 2, counterfeit: 1 } })).toBe(-Math.log(20))
    })

    it('is a mark, taxes, up to ten years and no loans (VAL-1)', () => {
      expect((['registered', 'pending', 'none'] as const).map((trademark) => of('trademark', { trademark }))).toEqual([
        1, 0.4, 0,
      ])
      expect((['general', 'small'] as const).map((taxpayer) => of('taxpayer', { taxpayer }))).toEqual([1, 0])
      expect([3, 10, 11].map((yearsOpen) => of('years', { yearsOpen }))).toEqual([3, 10, 10])
      expect([true, false].map((hasLoans) => of('loans', { hasLoans }))).toEqual([0, 1])
    })
  })
})

describe('what a factor counts', () => {
  const priors = eachFactor((factor) => SCALES[factor].prior)

  it('is what is assumed as long as no sale says otherwise (VAL-7)', () => {
    for (const sales of [[], manySold(5)])
      for (const factor of FACTORS) expect(factorWeights(sales)[factor]).toBeCloseTo(priors[factor], 12)
  })

  it('is learnt from how prices differ with it, against twelve sales that say what is assumed (VAL-7)', () => {
    const sales = [sold(1, 1_000_000), sold(2, 2_000_000, { hasLoans: false })]
    const apart = Math.log(2) / 2
    const { loans, fans, turnover } = factorWeights(sales)
    expect(loans).toBeCloseTo((12 * 0.09 * 0.06 + 2 * 0.5 * apart) / (12 * 0.09 + 2 * 0.25), 9)
    expect([fans, turnover]).toEqual([priors.fans, priors.turnover].map((prior) => expect.closeTo(prior, 12)))
  })

  it('is shared by factors that rise together, so that the two are not counted twice (VAL-7)', () => {
    const good = { hasLoans: false, trademark: 'registered' } as const
    const sales = [sold(1, 1_000_000), sold(2, 3_000_000, good), sold(3, 1_000_000), sold(4, 3_000_000, good)]
    const alone = factorWeights(sales.map((sale) => ({ ...sale, shop: { ...sale.shop, trademark: 'none' as const } })))
    const { loans, trademark } = factorWeights(sales)
    expect(loans).toBeLessThan(alone.loans)
    const residual = (weight: number, other: number) => Math.log(3) / 2 - 0.5 * (weight + other)
    expect(loans).toBeCloseTo(0.06 + (4 * 0.5 * residual(loans, trademark)) / (12 * 0.09), 6)
    expect(trademark).toBeCloseTo(0.08 + (4 * 0.5 * residual(loans, trademark)) / (12 * 0.16), 6)
  })

  it('is never below nothing, and compares shops of one platform and kind alone (VAL-1)', () => {
    const worse = [sold(1, 9_000_000), sold(2, 1_000, { hasLoans: false })]
    expect(factorWeights([...worse, ...worse]).loans).toBe(0)
    for (const change of [{ platform: 2 }, { kind: 'personal' }] as const)
      expect(factorWeights([sold(1), sold(2, 9_000_000, { hasLoans: false, ...change })]).loans).toBeCloseTo(0.06, 12)
  })

  it('is measured against what is ordinary among those of which it is known (VAL-5)', () => {
    const { fans: _fans, ...silent } = SHOP
    const sales = [sold(1), sold(2, 1, { hasLoans: false }), { ...sold(3), shop: silent as Required<ShopToValue> }]
    const { loans, fans, years } = averageMeasures(sales)
    expect([loans, fans, years]).toEqual([1 / 3, Math.log(1001), 2].map((one) => expect.closeTo(one, 12)))
    expect(averageMeasures([]).years).toBe(0)
    expect(logPrice({ ...sold(1), priceFen: 0 })).toBe(0)
    expect(logPrice(sold(1, 100))).toBe(Math.log(100))
  })

  it('is what lies between a shop and an ordinary one, within its bound either way (VAL-2)', () => {
    const [weights, ordinary] = [eachFactor(() => 0.05), eachFactor(() => 1)]
    const of = (yearsOpen: number) => effectOf('years', { ...SHOP, yearsOpen }, { weights, ordinary })
    expect(of(3)).toBeCloseTo(0.1, 12)
    expect(effectOf('years', { ...SHOP, yearsOpen: 10 }, { weights, ordinary })).toBe(0.15)
    expect(effectOf('years', SHOP, { weights, ordinary: eachFactor(() => 9) })).toBe(-0.15)
    expect(effectOf('fans', { ...SHOP, fans: Number.NaN }, { weights, ordinary })).toBeUndefined()
  })
})
