import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coversControl, isFigure, type Box } from './gives-way.ts'

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

it.each(['¥4,999,580.00', '闽ICP备00000000号', '1,059', '2026-11-27', '9.8 分'])(
  '%s is a figure, over which nothing floats (SUP-19)',
  (text) => {
    expect(isFigure(text)).toBe(true)
  },
)

it.each(['', '在线客服', '付了定金或全款就可以签合同，买卖双方谁先签都可以，卖家签署后 3 天内'])(
  'what floats may lie on “%s”',
  (text) => {
    expect(isFigure(text)).toBe(false)
  },
)
