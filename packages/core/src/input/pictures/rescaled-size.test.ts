import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rescaledSize } from '../index.ts'

describe('rescaledSize', () => {
  it.each([
    [3000, 4000, 750, 1000],
    [751, 751, 750, 750],
    [750, 2000, 750, 2000],
    [600, 9000, 600, 9000],
    [4032, 3024, 750, 563],
    [100_000, 1, 750, 1],
    [0, 0, 1, 1],
    [-5, -5, 1, 1],
    [Number.NaN, 10, 1, 1],
    [1e308, 1e308, 750, 750],
    [1, 1e308, 1, Number.MAX_SAFE_INTEGER],
  ])('makes %d × %d a picture of %d × %d (INP-15)', (widthPx, heightPx, ...size) => {
    expect(Object.values(rescaledSize({ widthPx, heightPx }))).toEqual(size)
  })

  it('keeps the proportions to the pixel, and is no larger the second time (INP-15)', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(side, side, (widthPx, heightPx) => {
        const size = rescaledSize({ widthPx, heightPx })
        expect(size.widthPx).toBe(Math.min(widthPx, 750))
        expect(Math.abs(size.heightPx - (heightPx * size.widthPx) / widthPx)).toBeLessThanOrEqual(1)
        expect(rescaledSize(size)).toEqual(size)
      }),
    )
  })

  it('gives whole pixels for any two numbers (INP-15)', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (widthPx, heightPx) => {
        const sides = Object.values(rescaledSize({ widthPx, heightPx }))
        expect(sides.every((side) => Number.isSafeInteger(side) && side >= 1)).toBe(true)
      }),
    )
  })
})
