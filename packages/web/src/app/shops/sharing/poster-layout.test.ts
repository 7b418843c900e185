import fc from 'fast-check'
import { AN_ORDINARY_NOON } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { posterLayout, POSTER_WIDTH, type PosterLayout, type PosterPart, wrapText } from './poster-layout.ts'
import type { Poster } from './poster.ts'

const FOOT = { name: '店渡 · 网店转让', day: (day: string) => `数字截至 ${day}`, scan: '扫码看详情' }
/** Han signs are as wide as they are high, others half of it. */
const measure = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x2000 ? size / 2 : size), 0)

const POSTER: Poster = {
  kicker: '天猫 · 旗舰店 · 女装',
  title: '云禾女装旗舰店，开店八年，三项评分全部飘红，过户方式平台过户，随时可以看店',
  line: '区间 ¥20万 至 ¥30万',
  figure: { label: '转让价', text: '¥25万' },
  rows: [
    { label: '月均营业额', value: '¥18万' },
    { label: '行情基准', value: '¥22万', isStrong: true, bar: { from: 0, to: 0.6, tone: 'ink' } },
  ],
  notes: ['已验店'],
  path: '/shop/shop-1',
  at: AN_ORDINARY_NOON,
}
const layoutOf = (change: Partial<Poster> = {}, hasPicture = false): PosterLayout =>
  posterLayout({ ...POSTER, ...change }, FOOT, { hasPicture, measure })
const textsOf = ({ parts }: PosterLayout) => parts.flatMap((part) => (part.kind === 'text' ? [part] : []))
const linesOf = (layout: PosterLayout) => textsOf(layout).map(({ text }) => text)

it('a picture says title, figures, our name and the day, and ends with the code (WEB-123)', () => {
  const layout = layoutOf()
  const linesDrawn = linesOf(layout)
  for (const text of ['¥25万', '转让价', '月均营业额', '¥18万', '已验店', FOOT.name, FOOT.scan])
    expect(linesDrawn).toContain(text)
  expect(linesDrawn).toContainEqual(expect.stringMatching(/^数字截至 \d{4}-\d\d-\d\d$/))
  const code = layout.parts.find(({ kind }) => kind === 'code')
  expect(code).toMatchObject({ kind: 'code', width: code && 'height' in code ? code.height : NaN })
})

it.each([{}, { ground: 'rgb(1, 2, 3)' }])(
  'a picture across the top moves what stands below it, and hides none (%j)',
  (look) => {
    const [without, withPicture] = [layoutOf(look), layoutOf(look, true)]
    expect(withPicture.parts.filter(({ kind }) => kind === 'picture')).toHaveLength(1)
    expect(without.parts.filter(({ kind }) => kind === 'picture')).toHaveLength(0)
    expect(linesOf(withPicture)).toEqual(linesOf(without))
    const [first] = withPicture.parts.filter(({ kind }) => kind === 'picture') as Extract<
      PosterPart,
      { kind: 'picture' }
    >[]
    const below = textsOf(withPicture).find(({ text }) => text === '转让价')
    expect(below?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0))
  },
)

it('whatever is said, everything stays on the picture and no two lines of text share their place (WEB-123)', () => {
  const aText = fc.string({ unit: fc.constantFrom('店', '渡', 'a', 'W', '¥', ' ', '9', '，'), maxLength: 90 })
  const aRow = fc.oneof(fc.record({ label: aText, value: aText }), fc.record({ heading: aText }))
  const aPoster = fc.record({
    kicker: aText,
    title: aText,
    line: aText,
    rows: fc.array(aRow, { maxLength: 12 }),
    notes: fc.array(aText, { maxLength: 6 }),
  })
  fc.assert(
    fc.property(aPoster, fc.boolean(), fc.constantFrom({}, { ground: 'red' }), (change, hasPicture, look) => {
      const layout = layoutOf({ ...change, ...look }, hasPicture)
      for (const part of layout.parts) {
        const [left, right] =
          part.kind === 'text' && part.align === 'right'
            ? [part.x - part.maxWidth, part.x]
            : [part.x, part.x + (part.kind === 'text' ? part.maxWidth : part.width)]
        expect(left >= 0 && right <= POSTER_WIDTH && part.y >= 0 && part.y <= layout.height).toBe(true)
      }
      const places = textsOf(layout).map(({ y, align }) => `${y} ${align}`)
      expect(new Set(places).size).toBe(places.length)
    }),
  )
})

it('a value that is too long for its line stands whole on lines of its own (WEB-123)', () => {
  const value = 'Points for severe violations or counterfeits, and four others more'
  const texts = textsOf(layoutOf({ rows: [{ label: 'Watch out for', value }] }))
  const own = texts.filter(({ text }) => text !== '' && value.includes(text))
  expect(own.map(({ text }) => text).join(' ')).toBe(value)
  for (const { text, size, maxWidth } of own) expect(measure(text, size)).toBeLessThanOrEqual(maxWidth)
})

it('a text is broken between Han signs and between words, and ends with an ellipsis where it is too long', () => {
  const wide = (text: string) => measure(text, 10)
  expect(wrapText('云禾女装旗舰店', 40, 3, wide)).toEqual(['云禾女装', '旗舰店'])
  expect(wrapText('one two three', 40, 3, wide)).toEqual(['one two', 'three'])
  expect(wrapText('云禾女装旗舰店开店八年', 40, 2, wide)).toEqual(['云禾女装', '旗舰店…'])
  expect(wrapText('  ', 40, 2, wide)).toEqual([])
})

it('no line but a single word is wider than it may be', () => {
  const wide = (text: string) => measure(text, 10)
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('店', 'a', ' '), maxLength: 60 }), (text) => {
      const lines = wrapText(text, 60, 99, wide)
      for (const line of lines) expect(wide(line) <= 60 || !line.includes(' ')).toBe(true)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }),
  )
})
