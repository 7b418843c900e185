import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_FEN } from '../../kernel/index.ts'
import { formatYuan } from './format-yuan.ts'

describe('formatYuan', () => {
  it.each([
    [1230, '12.30'],
    [0, '0.00'],
    [5, '0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [MAX_FEN, '999999999999.99'],
    [1e23, '999999999999999916113.92'],
    [0.5, '0.01'],
    [-0.5, '-0.01'],
  ])('writes %d fen as %s (NUM-1)', (amountFen, text) => {
    expect(formatYuan(amountFen)).toBe(text)
  })

  it.each([
    [99_999, '999.99'],
    [100_000, '1,000.00'],
    [1_234_567, '12,345.67'],
    [12_345_678, '123,456.78'],
    [123_456_789, '1,234,567.89'],
    [-100_000, '-1,000.00'],
    [0, '0.00'],
  ])('groups %d fen as %s (NUM-1)', (amountFen, text) => {
    expect(formatYuan(amountFen, { grouped: true })).toBe(text)
  })

  it.each([
    [-1230, '-12.30'],
    [-0, '0.00'],
    [-0.4, '0.00'],
    [-Number.MIN_VALUE, '0.00'],
  ])('signs %d fen as %s (NUM-1)', (amountFen, text) => {
    expect(formatYuan(amountFen)).toBe(text)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'does not show %d to a person',
    (amountFen) => {
      expect(formatYuan(amountFen)).toBe('--')
    },
  )

  it('writes every finite number as an amount', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), (amountFen, grouped) => {
        const text = formatYuan(amountFen, { grouped })
        expect(text).toMatch(grouped ? /^-?\d{1,3}(?:,\d{3})*\.\d\d$/ : /^-?\d+\.\d\d$/)
      }),
    )
    expect(formatYuan(1e308)).toHaveLength(310)
  })

  it('agrees with the formatter of the platform (NUM-1)', () => {
    const platform = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amountFen) => {
        expect(formatYuan(amountFen, { grouped: true })).toBe(platform.format(amountFen / 100))
      }),
    )
  })
})
