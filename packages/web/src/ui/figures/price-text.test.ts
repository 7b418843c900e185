import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceText } from './price-text.ts'

const rendered = (fen: number, form: 'short' | 'exact', word?: string) => {
  const text = priceText(fen, form, word)
  return text.whole + text.fraction + text.unit
}

it.each([
  [2_680_000_00, '268万'],
  [128_500_00, '12.85万'],
  [98_000_00, '9.8万'],
  [10_000_00, '1万'],
  [9_999_99, '9,999.99'],
  [9_800_00, '9,800'],
  [123_456_780_000_00, '12,345,678万'],
])('%d fen is short as %s (NUM-4)', (fen, text) => {
  expect(rendered(fen, 'short', '万')).toBe(text)
})

it('a language without the word writes it out (NUM-4)', () => {
  expect(rendered(2_680_000_00, 'short')).toBe('2,680,000')
})

it('an exact amount loses no fen (NUM-4)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (fen) => {
      expect(BigInt(rendered(fen, 'exact').replace(/[,.]/g, ''))).toBe(BigInt(fen))
    }),
  )
})
