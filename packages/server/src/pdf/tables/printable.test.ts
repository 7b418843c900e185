import { isPrintable, printedText, unprintableSigns } from '@diandu/core/input'
import { expect, it } from 'vitest'
import { openFont } from '../fonts.ts'

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
