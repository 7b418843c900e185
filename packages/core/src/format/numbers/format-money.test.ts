import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_FEN } from '../../kernel/index.ts'
import { formatAmount, formatMoney, shortMoney } from './format-money.ts'
import { moneyParts } from './money-parts.ts'

/** As many small amounts as large ones. */
const amountsFen = fc
  .tuple(fc.integer({ min: 0, max: MAX_FEN }), fc.nat({ max: 12 }))
  .map(([fen, digits]) => Math.floor(fen / 10 ** digits))

const NO_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

describe('exact money', () => {
  it.each([
    [866_400, '¥8,664.00'],
    [99_999, '¥999.99'],
    [100_000, '¥1,000.00'],
    [12_345_678, '¥123,456.78'],
    [0, '¥0.00'],
    [-0, '¥0.00'],
    [-100_000, '-¥1,000.00'],
  ])('%d fen are %s, and under a heading the same without its sign (NUM-1, NUM-14)', (fen, text) => {
    expect(formatMoney(fen)).toBe(text)
    expect(formatAmount(fen)).toBe(text.replace('¥', ''))
  })

  it('agrees with the formatter of the platform (NUM-1)', () => {
    const platform = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => {
        expect(formatAmount(fen)).toBe(platform.format(fen / 100))
      }),
    )
  })

  it('every fen stands in it, in both languages alike (NUM-14)', () => {
    fc.assert(
      fc.property(amountsFen, fc.constantFrom('zh-CN' as const, 'en' as const), (fen, locale) => {
        expect(BigInt(formatMoney(fen).replace(/[¥,.]/g, ''))).toBe(BigInt(fen))
        const { whole, fraction, unit } = moneyParts(fen, 'exact', locale)
        expect(`¥${[whole, fraction, unit].join('')}`).toBe(formatMoney(fen))
      }),
    )
  })
})

describe('short money', () => {
  it.each([
    [0, '¥0', '¥0'],
    [980_000, '¥9,800', '¥9,800'],
    [980_050, '¥9,800.50', '¥9,800.50'],
    [999_999, '¥9,999.99', '¥9,999.99'],
    [1_000_000, '¥1万', '¥10,000'],
    [12_500_000, '¥12.5万', '¥125,000'],
    [86_640_000, '¥86.64万', '¥866,400'],
    [1_005_000, '¥1.01万', '¥10,050'],
    [1_004_999, '¥1万', '¥10,050'],
    [9_999_994_999, '¥9,999.99万', '¥99,999,950'],
    [9_999_995_000, '¥1亿', '¥99,999,950'],
    [12_800_000_000, '¥1.28亿', '¥128,000,000'],
    [MAX_FEN, '¥10,000亿', '¥1,000,000,000,000'],
    [-980_000, '-¥9,800', '-¥9,800'],
    [-12_500_000, '-¥12.5万', '-¥125,000'],
    [-0.4, '¥0', '¥0'],
  ])('%d fen are %s in Chinese and %s in English (NUM-4)', (fen, zh, en) => {
    expect([shortMoney(fen, 'zh-CN'), shortMoney(fen, 'en')]).toEqual([zh, en])
  })

  it('has a text for every number', () => {
    for (const locale of ['zh-CN', 'en'] as const) {
      expect(NO_NUMBERS.map((fen) => shortMoney(fen, locale))).toEqual(['--', '--', '--'])
      fc.assert(
        fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (fen) => {
          expect(shortMoney(fen, locale)).toMatch(/^-?¥\d{1,3}(,\d{3})*(\.\d{1,2})?[万亿]?$/)
        }),
      )
    }
    expect(NO_NUMBERS.map(formatMoney)).toEqual(['--', '--', '--'])
  })
})
