import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampInside, type FloatBox, type ScreenSize } from './index.ts'

const PHONE: ScreenSize = { width: 360, height: 640 }
const float = (left: number, top: number, width = 60, height = 40): FloatBox => ({ left, top, width, height })

describe('clampInside', () => {
  it.each([
    ['inside', float(100, 200), 100, 200],
    ['at the upper left', float(0, 0), 0, 0],
    ['at the lower right', float(300, 600), 300, 600],
    ['beyond the left', float(-20, 200), 0, 200],
    ['beyond the right', float(301, 200), 300, 200],
    ['beyond the top', float(100, -1), 100, 0],
    ['beyond the bottom', float(100, 6_000), 100, 600],
    ['wider than the screen', float(50, 100, 500, 40), 0, 100],
    ['taller than the screen', float(50, 100, 60, 641), 50, 0],
    ['as large as the screen', float(1, 1, 360, 640), 0, 0],
    ['nowhere', float(Number.NaN, Number.NaN), 0, 0],
    ['endlessly far', float(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY), 300, 0],
    ['of no size', float(400, 700, Number.NaN, -5), 360, 640],
    ['of endless size', float(100, 100, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY), 0, 0],
    ['at a negative nothing', float(-0, -0), 0, 0],
    ['at half a pixel', float(0.5, 599.5), 0.5, 599.5],
  ])('a float %s is kept', (_title, position, left, top) => {
    const stored = clampInside(position, PHONE)
    expect(stored).toStrictEqual({ left, top })
  })

  it('a screen that is turned moves it in again', () => {
    const upright = clampInside(float(290, 590), PHONE)
    expect(clampInside({ ...float(0, 0), ...upright }, { width: 640, height: 360 })).toEqual({ left: 290, top: 320 })
  })

  it.each([[{ width: 0, height: 0 }], [{ width: Number.NaN, height: Number.NaN }], [{ width: -1, height: -1 }]])(
    'a screen of %j has one place',
    (screen) => {
      expect(clampInside(float(100, 100), screen)).toStrictEqual({ left: 0, top: 0 })
    },
  )

  const aLength = () =>
    fc.oneof(
      fc.double(),
      fc.integer({ min: -100, max: 2_000 }),
      fc.constantFrom(Number.NaN, Infinity, -Infinity, -0, 1e308),
    )
  const aFloat = () => fc.record({ left: aLength(), top: aLength(), width: aLength(), height: aLength() })
  const aScreen = () => fc.record({ width: aLength(), height: aLength() })

  it('a kept float stays where it is, and is never above or left of the screen', () => {
    fc.assert(
      fc.property(aFloat(), aScreen(), (position, screen) => {
        const stored = clampInside(position, screen)
        expect(clampInside({ ...position, ...stored }, screen)).toStrictEqual(stored)
        for (const place of [stored.left, stored.top])
          expect(Number.isFinite(place) && place >= 0 && !Object.is(place, -0)).toBe(true)
      }),
    )
  })

  it('the button is wholly on the screen where it fits, and has moved no further than needed', () => {
    const aWholeFloat = fc.record({
      left: fc.integer({ min: -3_000, max: 3_000 }),
      top: fc.integer({ min: -3_000, max: 3_000 }),
      width: fc.nat({ max: 300 }),
      height: fc.nat({ max: 300 }),
    })
    const aWholeScreen = fc.record({
      width: fc.integer({ min: 300, max: 2_000 }),
      height: fc.integer({ min: 300, max: 2_000 }),
    })
    fc.assert(
      fc.property(aWholeFloat, aWholeScreen, (position, screen) => {
        const { left, top } = clampInside(position, screen)
        expect(left + position.width <= screen.width && top + position.height <= screen.height).toBe(true)
        const over = Math.max(0, -position.left) + Math.max(0, position.left + position.width - screen.width)
        expect(Math.abs(left - position.left)).toBe(over)
      }),
    )
  })
})
