import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_FEN } from '../../kernel/index.ts'
import { formatPriceWan } from './format-price-wan.ts'

describe('formatPriceWan', () => {
  it.each([
    [0, '0'],
    [980_000, '9800'],
    [980_050, '9800.5'],
    [999_999, '9999.99'],
    [1_000_000, '1万'],
    [12_500_000, '12.5万'],
    [12_345_600, '12.35万'],
    [1_005_000, '1.01万'],
    [1_004_999, '1万'],
    [100_000_000, '100万'],
    [10_000_000_000, '1亿'],
    [12_800_000_000, '1.28亿'],
    [MAX_FEN, '10000亿'],
    [-980_000, '-9800'],
    [-12_500_000, '-12.5万'],
    [-12_800_000_000, '-1.28亿'],
  ])('writes %d fen as %s (NUM-4)', (priceFen, text) => {
    expect(formatPriceWan(priceFen)).toBe(text)
  })

  it.each([
    [9_999_994_999, '9999.99万'],
    [9_999_995_000, '1亿'],
    [9_999_999_999, '1亿'],
    [-9_999_999_999, '-1亿'],
  ])('writes %d fen as %s (NUM-4)', (priceFen, text) => {
    expect(formatPriceWan(priceFen)).toBe(text)
  })

  it('is never off by more than half a hundredth of the unit it names (NUM-4)', () => {
    const unitsFen: Readonly<Record<string, number>> = { '': 100, 万: 1_000_000, 亿: 10_000_000_000 }
    fc.assert(
      fc.property(pricesFen(), (priceFen) => {
        const [, figure, unit = ''] = /^(\d+(?:\.\d?[1-9])?)([万亿]?)$/.exec(formatPriceWan(priceFen)) ?? []
        const unitFen = unitsFen[unit] ?? Number.NaN
        expect(Math.abs(Math.round(Number(figure) * unitFen) - priceFen)).toBeLessThanOrEqual(unitFen / 200)
      }),
    )
  })

  it('has a text for every number', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(formatPriceWan)).toEqual([
      '--',
      '--',
      '--',
    ])
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (priceFen) => {
        expect(formatPriceWan(priceFen)).toMatch(/^-?\d+(?:\.\d{1,2})?[万亿]?$/)
      }),
    )
  })
})

/** As many small prices as large ones. */
function pricesFen(): fc.Arbitrary<number> {
  return fc
    .tuple(fc.integer({ min: 0, max: MAX_FEN }), fc.nat({ max: 12 }))
    .map(([fen, digits]) => Math.floor(fen / 10 ** digits))
}
