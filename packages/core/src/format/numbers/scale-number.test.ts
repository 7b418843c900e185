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

  it('writes a figure that its unit turns back into the number', () => {
    const zeros: Readonly<Record<string, number>> = {
      '': 1,
      千: 1e3,
      万: 1e4,
      千万: 1e7,
      亿: 1e8,
      千亿: 1e11,
      万亿: 1e12,
      千万亿: 1e15,
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 17 }), fc.double({ min: 1, max: 10, noNaN: true }), (power, figure) => {
        const value = Math.floor(figure * 10 ** power)
        const [, written, unit = ''] = /^([\d.]+)(\D*)$/.exec(scaleNumber(value)) ?? []
        const size = zeros[unit] ?? Number.NaN
        expect(Math.abs(Number(written) * size - value)).toBeLessThanOrEqual(size * 0.0051)
        expect(Object.values(zeros).filter((other) => other > size && other <= value)).toEqual([])
      }),
    )
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
