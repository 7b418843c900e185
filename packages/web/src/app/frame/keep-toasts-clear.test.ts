import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freePlace } from './keep-toasts-clear.ts'

const ROOM = { top: 0, bottom: 800 }

it('a toast stands right above the bar at the foot', () => {
  expect(freePlace(48, [{ top: 740, bottom: 800 }], ROOM)).toBe(64)
  expect(freePlace(48, [], ROOM)).toBe(0)
})

it('a toast covers nothing that is pressed, wherever that is, or is given no place (WEB-143)', () => {
  const span = fc
    .tuple(fc.integer({ min: -50, max: 800 }), fc.integer({ min: 2, max: 300 }))
    .map(([top, height]) => ({ top, bottom: top + height }))
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), fc.integer({ min: 20, max: 200 }), (taken, height) => {
      const place = freePlace(height, taken, ROOM)
      if (place === undefined) return
      const [top, bottom] = [ROOM.bottom - place - height, ROOM.bottom - place]
      expect(top).toBeGreaterThanOrEqual(ROOM.top)
      expect(taken.some((one) => one.top < bottom && one.bottom > top)).toBe(false)
    }),
  )
})
