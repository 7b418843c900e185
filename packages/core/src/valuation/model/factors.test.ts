import { describe, expect, it } from 'vitest'
import { FACTORS, measureOf, type Factor } from './factors.ts'
import type { ShopToValue } from '../shop-to-value.ts'

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
