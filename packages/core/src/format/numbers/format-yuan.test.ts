import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_FEN } from '../../kernel/index.ts'
import { formatYuan } from './format-yuan.ts'
import { typedYuan } from './typed-yuan.ts'

describe('formatYuan', () => {
  it.each([
    [1230, '12.30'],
    [0, '0.00'],
    [5, '0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [866_400, '8664.00'],
    [MAX_FEN, '999999999999.99'],
    [1e23, '999999999999999916113.92'],
    [0.5, '0.01'],
    [-0.5, '-0.01'],
    [-1230, '-12.30'],
    [-0, '0.00'],
    [-0.4, '0.00'],
    [-Number.MIN_VALUE, '0.00'],
  ])('writes %d fen as %s (NUM-1)', (amountFen, text) => {
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
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (amountFen) => {
        expect(formatYuan(amountFen)).toMatch(/^-?\d+\.\d\d$/)
      }),
    )
    expect(formatYuan(1e308)).toHaveLength(310)
  })

  it('in a field no zeros stand that say nothing', () => {
    expect([866_400, 866_450, 866_405, 0, 100].map(typedYuan)).toEqual(['8664', '8664.50', '8664.05', '0', '1'])
  })
})
