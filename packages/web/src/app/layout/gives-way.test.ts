import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coversControl, coversLine, type Box } from './gives-way.ts'

const FLOAT: Box = { top: 600, bottom: 646, left: 200, right: 348 }
const across = (top: number, bottom: number) => ({ top, bottom, left: 16, right: 344 })

it('what floats may lie on the end of a link, whose other end can be pressed', () => {
  expect(coversControl(FLOAT, [{ ...across(596, 652), isLink: true }])).toBe(false)
  expect(coversControl(FLOAT, [{ top: 610, bottom: 640, left: 260, right: 344, isLink: true }])).toBe(true)
})

it('what floats never lies on a button or a field that is seen (SUP-19)', () => {
  const box = fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 800 }), fc.nat(200), fc.nat(120))
    .map(([left, top, width, height]) => ({ left, top, right: left + width + 1, bottom: top + height + 1 }))
  fc.assert(
    fc.property(fc.array(box, { maxLength: 8 }), (boxes) => {
      const isApart = boxes.every(
        ({ top, bottom, left, right }) =>
          bottom <= FLOAT.top || top >= FLOAT.bottom || right <= FLOAT.left || left >= FLOAT.right,
      )
      expect(
        coversControl(
          FLOAT,
          boxes.map((one) => ({ ...one, isLink: false })),
        ),
      ).toBe(!isApart)
    }),
  )
})

it('what floats lies on no line of text, and may stand where a short line ends (SUP-19)', () => {
  expect(coversLine(FLOAT, [across(560, 590), { ...across(610, 634), right: 190 }])).toBe(false)
  expect(coversLine(FLOAT, [across(560, 590), { ...across(610, 634), right: 201 }])).toBe(true)
})
