import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DRAWING_FIELD } from '@diandu/core/contracts'
import { fieldPoint } from './field-point.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
})
const { width, height } = DRAWING_FIELD

it('what is written on a turned field has its beginning at the top of the screen, and its upper edge at the right', () => {
  const turned = box(10, 20, 200, 500)
  expect(fieldPoint({ clientX: 210, clientY: 20 }, turned)).toEqual([0, 0])
  expect(fieldPoint({ clientX: 210, clientY: 520 }, turned)).toEqual([width, 0])
  expect(fieldPoint({ clientX: 10, clientY: 20 }, turned)).toEqual([0, height])
})

it('the same stroke is the same drawing whichever way the screen is turned (CTR-80)', () => {
  const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000)
  fc.assert(
    fc.property(share, share, (along, across) => {
      const upright = fieldPoint({ clientX: along * 500, clientY: across * 200 }, box(0, 0, 500, 200))
      const turned = fieldPoint({ clientX: 200 - across * 200, clientY: along * 500 }, box(0, 0, 200, 500))
      for (const axis of [0, 1] as const) expect(Math.abs(turned[axis] - upright[axis])).toBeLessThanOrEqual(1)
    }),
  )
})

it('a field in a box of another shape is drawn in its middle, and is written on there', () => {
  expect(fieldPoint({ clientX: 500, clientY: 100 }, box(0, 0, 1000, 200))).toEqual([width / 2, height / 2])
  expect(fieldPoint({ clientX: 250, clientY: 0 }, box(0, 0, 1000, 200))).toEqual([0, 0])
})

it('no point lies outside of the field, wherever the finger goes', () => {
  const far = fc.integer({ min: -5000, max: 5000 })
  fc.assert(
    fc.property(far, far, fc.boolean(), (clientX, clientY, isTurned) => {
      const [x, y] = fieldPoint({ clientX, clientY }, isTurned ? box(0, 0, 200, 500) : box(0, 0, 500, 200))
      expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true)
    }),
  )
})
