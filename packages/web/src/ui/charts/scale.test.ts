import fc from 'fast-check'
import { expect, it } from 'vitest'
import { apartFrom, factorScale, labelStride, textWidth, withinPlot } from './scale.ts'

it('a price twice as high lies equally far on, wherever one begins', () => {
  const place = factorScale(100, 10_000)
  expect([place(100), place(1_000), place(10_000)]).toEqual([0, 0.5, 1].map((share) => expect.closeTo(share)))
  expect(place(400) - place(200)).toBeCloseTo(place(4_000) - place(2_000))
})

it('a place is always within the ends, whatever is placed', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer(), (one, other, value) => {
      const share = factorScale(Math.min(one, other), Math.max(one, other))(value)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }),
  )
})

it('labels that find no room are left out', () => {
  expect(labelStride(6, 50, 24)).toBe(1)
  expect(labelStride(12, 25, 48)).toBe(2)
  expect(labelStride(12, 0, 48)).toBe(12)
})

it('a label stays within its plot', () => {
  expect(withinPlot(0, 40, 300)).toBe(20)
  expect(withinPlot(299, 40, 300)).toBe(280)
  expect(withinPlot(150, 40, 300)).toBe(150)
  expect(textWidth('¥12万', 10)).toBeGreaterThan(textWidth('¥12', 10))
})

it('two labels never touch where the plot has room for both, and keep their places where they do not meet', () => {
  const width = 300
  const size = fc.integer({ min: 10, max: 120 })
  const place = fc.integer({ min: 0, max: width })
  fc.assert(
    fc.property(place, place, size, size, (one, other, lowPx, highPx) => {
      const at = [Math.min(one, other), Math.max(one, other)] as const
      const [low, high] = apartFrom(at, [lowPx, highPx], { width, gapPx: 6 })
      expect(high - low).toBeGreaterThanOrEqual((lowPx + highPx) / 2 + 6 - 1e-9)
      expect(low).toBeGreaterThanOrEqual(lowPx / 2)
      expect(high).toBeLessThanOrEqual(width - highPx / 2)
    }),
  )
  expect(apartFrom([60, 240], [60, 60], { width, gapPx: 6 })).toEqual([60, 240])
  // ¥14.88万 and ¥20.83万 on a phone.
  expect(apartFrom([140, 160], [60, 60], { width, gapPx: 6 })).toEqual([117, 183])
})
