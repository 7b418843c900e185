import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DOUBLE_TAP_SCALE, MAX_SCALE, moveBy, toggleAt, WHOLE, zoomAt } from './zoom.ts'

const FRAME = { width: 360, height: 640 }
const aPoint = fc.record({ x: fc.integer({ min: -180, max: 180 }), y: fc.integer({ min: -320, max: 320 }) })
const aScale = fc.double({ min: 0.1, max: 9, noNaN: true })

it('a double tap enlarges where it was made, and the next one shows the whole picture', () => {
  const large = toggleAt(WHOLE, { x: 40, y: -60 }, FRAME)
  expect(large.scale).toBe(DOUBLE_TAP_SCALE)
  expect({ x: (40 - large.x) / large.scale, y: (-60 - large.y) / large.scale }).toEqual({ x: 40, y: -60 })
  expect(toggleAt(large, { x: 0, y: 0 }, FRAME)).toEqual(WHOLE)
})

it('a picture never leaves its frame, however it is pinched and moved', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(aScale, aPoint, aPoint), { maxLength: 12 }), (steps) => {
      let zoom = WHOLE
      for (const [scale, at, by] of steps) {
        zoom = moveBy(zoomAt(zoom, zoom.scale * scale, at, FRAME), by, FRAME)
        expect(zoom.scale).toBeGreaterThanOrEqual(1)
        expect(zoom.scale).toBeLessThanOrEqual(MAX_SCALE)
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * FRAME.width) / 2 + 1e-9)
        expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * FRAME.height) / 2 + 1e-9)
      }
      expect(zoomAt(zoom, 0, { x: 0, y: 0 }, FRAME)).toEqual(WHOLE)
    }),
  )
})

it('no distance between two fingers breaks it', () => {
  for (const wanted of [Number.NaN, Infinity, -1, 0]) {
    const { scale, x, y } = zoomAt({ scale: 2, x: 10, y: 10 }, wanted, { x: 5, y: 5 }, FRAME)
    expect([scale, x, y].every(Number.isFinite)).toBe(true)
  }
})
