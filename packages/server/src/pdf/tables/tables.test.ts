import { isPrintable, printedText, unprintableSigns } from '@diandu/core/input'
import { expect, it } from 'vitest'
import { openFont } from '../fonts.ts'
import fc from 'fast-check'
import { columnWidths } from './column-widths.ts'

it('both fonts have every character that is taken for printable, and no other (PAP-9)', () => {
  const [plain, strong] = [openFont('plain'), openFont('strong')]
  const wrong: string[] = []
  for (let point = 0x20; point < 0x30000; point += 1) {
    if (point >= 0xd800 && point <= 0xdfff) continue
    const hasBoth = plain.hasGlyphForCodePoint(point) && strong.hasGlyphForCodePoint(point)
    if (hasBoth !== isPrintable(String.fromCodePoint(point))) wrong.push(point.toString(16))
  }
  expect(wrong).toEqual([])
})

it('names each character that no document can hold, once (PAP-9)', () => {
  expect(unprintableSigns('𠮷野家😀𠮷')).toEqual(['𠮷', '😀'])
  expect(unprintableSigns('䶮 艾力·买买提〇 Zoë 50㎡')).toEqual([])
})

it('prints a stored letter that the fonts lack by its code, and no picture (PAP-9)', () => {
  expect(printedText('𠮷野家😀\u200d店')).toBe('〔U+20BB7〕野家店')
  expect(printedText('第一行\n第二行')).toBe('第一行\n第二行')
})

const aColumn = fc.record({
  natural: fc.integer({ min: 10, max: 90 }),
  share: fc.integer({ min: 1, max: 9 }),
  isWhole: fc.boolean(),
})

it('fills the line, and never breaks a number while there is room for all numbers (PAP-8)', () => {
  fc.assert(
    fc.property(fc.array(aColumn, { minLength: 1, maxLength: 5 }), (columns) => {
      const widths = columnWidths(columns, 500)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(500, 6)
      columns.forEach(({ natural, isWhole }, place) => {
        if (isWhole) expect(widths[place]).toBeGreaterThanOrEqual(natural - 1e-6)
      })
    }),
  )
})

it('gives a column that has enough no more while another has too little (PAP-8)', () => {
  const text = { share: 1, isWhole: false }
  expect(
    columnWidths(
      [
        { ...text, natural: 40 },
        { ...text, natural: 900 },
        { natural: 60, share: 1, isWhole: true },
      ],
      300,
    ),
  ).toEqual([40, 200, 60])
})
