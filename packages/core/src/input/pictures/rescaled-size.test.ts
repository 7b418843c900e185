import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_PICTURE_PIXELS, rescaledSize } from '../index.ts'

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
    [Number.NaN, 10, 1, 10],
    [1e308, 1e308, 750, 750],
    [1, 1e308, 1, 16_000_000],
    [750, 60_000, 447, 35_777],
  ])('makes %d × %d a picture of %d × %d (INP-15)', (width, height, ...size) => {
    expect(Object.values(rescaledSize({ width, height }))).toEqual(size)
  })

  it('keeps the proportions to the pixel, and is no larger the second time (INP-15)', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = rescaledSize({ width, height })
        expect(size.width).toBe(Math.min(width, 750))
        expect(Math.abs(size.height - (height * size.width) / width)).toBeLessThanOrEqual(1)
        expect(rescaledSize(size)).toEqual(size)
      }),
    )
  })

  it('never gives more pixels than travel, of a picture like a ribbon either (INP-15)', () => {
    const side = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = rescaledSize({ width, height })
        expect(size.width * size.height).toBeLessThanOrEqual(MAX_PICTURE_PIXELS)
        expect(size.width).toBeLessThanOrEqual(width)
        expect(size.height).toBeLessThanOrEqual(height)
      }),
    )
  })

  it('gives whole pixels for any two numbers (INP-15)', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (width, height) => {
        const sides = Object.values(rescaledSize({ width, height }))
        expect(sides.every((side) => Number.isSafeInteger(side) && side >= 1)).toBe(true)
      }),
    )
  })
})
