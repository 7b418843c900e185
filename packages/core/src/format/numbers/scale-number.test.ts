import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaleNumber } from './scale-number.ts'

describe('scaleNumber', () => {
  it.each([
    [999, '999'],
    [999.9, '999.9'],
    [1000, '1.00千'],
    [9999.99, '10.00千'],
    [10_000, '1.00万'],
    [12_345_678, '1.23千万'],
    [100_000_000, '1.00亿'],
    [99_999_999_999, '1000.00亿'],
    [100_000_000_000, '1.00千亿'],
    [1_000_000_000_000, '1.00万亿'],
    [1e15, '1.00千万亿'],
    [2.5e16, '25.00千万亿'],
    [-1500, '-1.50千'],
    [0, '0'],
  ])('scales %d to %s', (value, text) => {
    expect(scaleNumber(value)).toBe(text)
  })

  it('has a text for every number', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(scaleNumber)).toEqual([
      '--',
      '--',
      '--',
    ])
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(scaleNumber(value)).not.toMatch(/NaN|Infinity|^$/)
      }),
    )
  })
})
