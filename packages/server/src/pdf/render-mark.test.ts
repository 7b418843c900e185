import fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderMark, type RenderedMark, type Mark, type MarkBox } from './render-mark.ts'

const BOXES: readonly MarkBox[] = [
  { width: 220, height: 72 },
  { width: 234, height: 104 },
  { width: 483.28, height: 104 },
]
const UNITS = 1000

const aHanSign = fc.constantFrom(...'店渡网络科技有限公司喆堃淼镕䶮买提司马欧阳王李张刘陈杨赵黄周吴')
const aLatinSign = fc.constantFrom(..."ABCXYZabcjgpqyÄÉÑŮ·.-' ")
const aName = (): fc.Arbitrary<string> =>
  fc.oneof(
    ...[
      aHanSign,
      aLatinSign,
      fc.oneof(aHanSign, aLatinSign),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ].map((sign) => fc.array(sign, { minLength: 1, maxLength: 40 }).map((signs) => signs.join(''))),
  )

const aMark = (): fc.Arbitrary<Mark> =>
  fc.record({
    name: aName(),
    lines: fc.array(aName(), { maxLength: 6 }),
    strokes: fc.array(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 400 })), {
        minLength: 1,
        maxLength: 9,
      }),
      { maxLength: 3 },
    ),
  })

/**
 * Where the ink of a mark begins and ends, read from its stream: every point of every outline, every point of every
 * stroke.
 */
function inkOf({ content, letters }: RenderedMark): { readonly xs: readonly number[]; readonly ys: readonly number[] } {
  const points: (readonly [number, number])[] = []
  for (const [, font = '', size = '', x = '', y = '', code = ''] of content.matchAll(
    /\/M(\d+) ([\d.]+) Tf 1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm <(..)> Tj/g,
  )) {
    const letter = letters[Number(font) * 256 + Number.parseInt(code, 16)]
    if (letter === undefined) throw new Error('A code stands for no letter.')
    const numbers = letter.outline.flatMap((part) => part.split(' ').slice(0, -1).map(Number))
    for (let at = 0; at < numbers.length; at += 2) {
      points.push([
        Number(x) + ((numbers[at] ?? 0) * Number(size)) / UNITS,
        Number(y) + ((numbers[at + 1] ?? 0) * Number(size)) / UNITS,
      ])
    }
  }
  for (const [, x = '', y = ''] of content.matchAll(/(-?[\d.]+) (-?[\d.]+) [ml]\b/g))
    points.push([Number(x), Number(y)])
  return { xs: points.map(([x]) => x), ys: points.map(([, y]) => y) }
}

it('no outline of a mark leaves its box, however long its name and its lines are (PAP-1)', () => {
  fc.assert(
    fc.property(aMark(), fc.constantFrom(...BOXES), (mark, box) => {
      const { xs, ys } = inkOf(renderMark(mark, box))
      fc.pre(xs.length > 0)
      expect([
        Math.min(...xs) >= 0,
        Math.max(...xs) <= box.width,
        Math.min(...ys) >= 0,
        Math.max(...ys) <= box.height,
      ]).toEqual([true, true, true, true])
    }),
    { numRuns: 300 },
  )
})

it('the platform’s own name stands whole, and as large as it fits (PAP-1)', () => {
  const { content } = renderMark({ name: '店渡网络科技有限公司', lines: [], strokes: [] }, { width: 220, height: 72 })
  const sizes = [...content.matchAll(/ ([\d.]+) Tf/g)].map(([, size]) => Number(size))
  expect(sizes).toHaveLength(10)
  expect(Math.min(...sizes)).toBeGreaterThan(19)
})

it('every sign of a mark is a letter that can be copied, also where there are more than a font has (PAP-1)', () => {
  // The radical and the character have one outline; whichever was rendered before, each is copied as it was written.
  for (const sign of ['⺦', '丬', '⺦'])
    expect(
      renderMark({ name: sign, lines: [], strokes: [] }, { width: 220, height: 72 }).letters.map(({ text }) => text),
    ).toEqual([sign])
  const many = Array.from({ length: 300 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
  const { letters, content } = renderMark(
    { name: '喆堃', lines: [many, '喆'], strokes: [] },
    { width: 483, height: 104 },
  )
  expect(letters.map(({ text }) => text).join('')).toBe(`喆堃${many.replaceAll('喆', '')}`)
  expect(new Set([...content.matchAll(/\/M(\d+)/g)].map(([, font]) => font))).toEqual(new Set(['0', '1']))
  expect(content.match(/Tj/g)).toHaveLength(303)
})
