import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFen, MAX_FEN, percentOf, sumFen } from './money.ts'

const amountsFen = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: MAX_FEN }))
const percents = fc.integer({ min: 0, max: 100 })

describe('isFen', () => {
  it.each([0, -0, 1, 1230, MAX_FEN])('takes %d for an amount (KRN-1)', (value) => {
    expect(isFen(value)).toBe(true)
  })

  it.each([-1, 0.5, 100_000_000_000_000, Number.NaN, Number.POSITIVE_INFINITY, '1', 1n, null, undefined, {}])(
    'refuses %s (KRN-1)',
    (value) => {
      expect(isFen(value)).toBe(false)
    },
  )

  it('is true of every whole number in its range and of nothing else (KRN-1)', () => {
    fc.assert(
      fc.property(fc.oneof(amountsFen, fc.double(), fc.anything()), (value) => {
        const inRange = typeof value === 'number' && value >= 0 && value <= 99_999_999_999_999 && value % 1 === 0
        expect(isFen(value)).toBe(inRange)
      }),
    )
  })
})

describe('percentOf', () => {
  it.each([
    [100_000, 20, 20_000],
    [100_000, 10, 10_000],
    [1, 50, 1],
    [1, 49, 0],
    [3, 50, 2],
    [5, 10, 1],
    [4, 10, 0],
    [0, 30, 0],
    [333, 30, 100],
    [MAX_FEN, 100, MAX_FEN],
    [MAX_FEN, 30, 30_000_000_000_000],
    [MAX_FEN, 20, 20_000_000_000_000],
    [99_999_999_999_995, 10, 10_000_000_000_000],
    [99_999_999_999_994, 10, 9_999_999_999_999],
  ])('takes of %d fen %d percent: %d fen (KRN-2)', (amountFen, percent, partFen) => {
    expect(percentOf(amountFen, percent)).toBe(partFen)
  })

  it('is the whole number of fen that lies nearest, the upper one of two (KRN-2)', () => {
    fc.assert(
      fc.property(amountsFen, percents, (amountFen, percent) => {
        const hundredths = BigInt(amountFen) * BigInt(percent)
        const doubleError = 2n * (BigInt(percentOf(amountFen, percent)) * 100n - hundredths)
        expect(doubleError > -100n && doubleError <= 100n).toBe(true)
      }),
    )
  })

  it.each([
    [Number.NaN, 10],
    [1.5, 10],
    [Infinity, 10],
    [100, Number.NaN],
    [100, 0.5],
    [100, -Infinity],
  ])('gives no number for %d and %d percent (KRN-2)', (amountFen, percent) => {
    expect(percentOf(amountFen, percent)).toBeNaN()
  })

  it('leaves a rest that is an amount (KRN-2)', () => {
    fc.assert(
      fc.property(amountsFen, percents, (amountFen, percent) => {
        const partFen = percentOf(amountFen, percent)
        expect(isFen(partFen) && isFen(amountFen - partFen)).toBe(true)
        expect(sumFen([partFen, amountFen - partFen])).toBe(amountFen)
      }),
    )
  })

  it('grows with the amount (KRN-2)', () => {
    fc.assert(
      fc.property(amountsFen, amountsFen, percents, (oneFen, otherFen, percent) => {
        const [lowFen, highFen] = oneFen < otherFen ? [oneFen, otherFen] : [otherFen, oneFen]
        expect(percentOf(lowFen, percent)).toBeLessThanOrEqual(percentOf(highFen, percent))
      }),
    )
  })
})

describe('sumFen', () => {
  it('adds amounts', () => {
    expect(sumFen([])).toBe(0)
    expect(sumFen([1230])).toBe(1230)
    expect(sumFen([1, 20, 300])).toBe(321)
    expect(sumFen([10, 20, 30, -60])).toBe(0)
  })

  it('adds in any order', () => {
    fc.assert(
      fc.property(fc.array(amountsFen, { maxLength: 50 }), (someFen) => {
        const exact = someFen.reduce((sum, amountFen) => sum + BigInt(amountFen), 0n)
        expect(BigInt(sumFen(someFen))).toBe(exact)
        expect(sumFen(someFen.toReversed())).toBe(sumFen(someFen))
      }),
    )
  })
})
