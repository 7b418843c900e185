import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortenNumber } from './shorten-number.ts'

describe('shortenNumber', () => {
  it.each([
    [12_345.6, '1.23万'],
    [10_000, '1.00万'],
    [9999.99, '9999.99'],
    [0, '0'],
    [-0, '0'],
    [12.5, '12.5'],
    [-12_345, '-1.23万'],
    [123_456_789, '12345.68万'],
  ])('shortens %d to %s', (value, text) => {
    expect(shortenNumber(value)).toBe(text)
  })

  it('shortens exactly the numbers of five integer digits and more', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
        const integerDigits = String(BigInt(Math.trunc(Math.abs(value)))).length
        expect(shortenNumber(value).endsWith('万')).toBe(integerDigits >= 5)
      }),
    )
  })

  it('agrees with whole-number arithmetic wherever that is exact', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: Number.MAX_SAFE_INTEGER }).filter((value) => value % 100 !== 50),
        (value) => {
          const hundredths = (BigInt(value) + 50n) / 100n
          expect(shortenNumber(value)).toBe(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}万`)
          expect(shortenNumber(-value)).toBe(`-${shortenNumber(value)}`)
        },
      ),
    )
  })

  it('has a text for every number', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(shortenNumber)).toEqual([
      '--',
      '--',
      '--',
    ])
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(shortenNumber(value)).not.toMatch(/NaN|Infinity|^$/)
      }),
    )
  })
})
