import fc from 'fast-check'
import { expect, it, describe } from 'vitest'
import { formatCount } from './format-count.ts'
import { MAX_FEN } from '../../kernel/index.ts'
import { formatAmount, formatMoney, shortMoney } from './format-money.ts'
import { moneyParts } from './money-parts.ts'
import { formatYuan } from './format-yuan.ts'
import { typedYuan } from './typed-yuan.ts'
import { scaleNumber } from './scale-number.ts'
import { shortenNumber } from './shorten-number.ts'

it('a count is written with every digit in groups of three, and what is no number as unknown', () => {
  expect(
    [0, 7, 999, 1000, 12_345, -1234, 1e21, 12.9, -0.5, Number.NaN, Number.POSITIVE_INFINITY].map(formatCount),
  ).toEqual(['0', '7', '999', '1,000', '12,345', '-1,234', '1,000,000,000,000,000,000,000', '12', '0', '--', '--'])
})

it('a count is written as both languages of the platform write whole numbers', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom('zh-CN', 'en'), (count, locale) => {
      expect(formatCount(count)).toBe(count.toLocaleString(locale))
    }),
  )
})

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

describe('formatYuan', () => {
  it.each([
    [1230, '12.30'],
    [0, '0.00'],
    [5, '0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [866_400, '8664.00'],
    [MAX_FEN, '999999999999.99'],
    [1e23, '999999999999999916113.92'],
    [0.5, '0.01'],
    [-0.5, '-0.01'],
    [-1230, '-12.30'],
    [-0, '0.00'],
    [-0.4, '0.00'],
    [-Number.MIN_VALUE, '0.00'],
  ])('writes %d fen as %s (NUM-1)', (amountFen, text) => {
    expect(formatYuan(amountFen)).toBe(text)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'does not show %d to a person',
    (amountFen) => {
      expect(formatYuan(amountFen)).toBe('--')
    },
  )

  it('writes every finite number as an amount', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (amountFen) => {
        expect(formatYuan(amountFen)).toMatch(/^-?\d+\.\d\d$/)
      }),
    )
    expect(formatYuan(1e308)).toHaveLength(310)
  })

  it('in a field no zeros stand that say nothing', () => {
    expect([866_400, 866_450, 866_405, 0, 100].map(typedYuan)).toEqual(['8664', '8664.50', '8664.05', '0', '1'])
  })
})

describe('scaleNumber', () => {
  it.each([
    [999, '999'],
    [999.9, '999.9'],
    [1000, '1.00千'],
    [9999.99, '10.00千'],
    [10_000, '1.00万'],
    [12_345_678, '1.23千万'],
    [100_000_000, '1.00亿'],
    [99_999_999_999, '1000.00亿'],
    [100_000_000_000, '1.00千亿'],
    [1_000_000_000_000, '1.00万亿'],
    [1e15, '1.00千万亿'],
    [2.5e16, '25.00千万亿'],
    [-1500, '-1.50千'],
    [0, '0'],
  ])('scales %d to %s', (value, text) => {
    expect(scaleNumber(value)).toBe(text)
  })

  it('has a text for every number', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(scaleNumber)).toEqual([
      '--',
      '--',
      '--',
    ])
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(scaleNumber(value)).not.toMatch(/NaN|Infinity|^$/)
      }),
    )
  })
})

describe('shortenNumber', () => {
  it.each([
    [12_345.6, '1.23万'],
    [10_000, '1.00万'],
    [9999.99, '9999.99'],
    [0, '0'],
    [-0, '0'],
    [12.5, '12.5'],
    [-12_345, '-1.23万'],
    [123_456_789, '12345.68万'],
  ])('shortens %d to %s', (value, text) => {
    expect(shortenNumber(value)).toBe(text)
  })

  it('shortens exactly the numbers of five integer digits and more', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
        const integerDigits = String(BigInt(Math.trunc(Math.abs(value)))).length
        expect(shortenNumber(value).endsWith('万')).toBe(integerDigits >= 5)
      }),
    )
  })

  it('agrees with whole-number arithmetic wherever that is exact', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: Number.MAX_SAFE_INTEGER }).filter((value) => value % 100 !== 50),
        (value) => {
          const hundredths = (BigInt(value) + 50n) / 100n
          expect(shortenNumber(value)).toBe(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}万`)
          expect(shortenNumber(-value)).toBe(`-${shortenNumber(value)}`)
        },
      ),
    )
  })

  it('has a text for every number', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(shortenNumber)).toEqual([
      '--',
      '--',
      '--',
    ])
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(shortenNumber(value)).not.toMatch(/NaN|Infinity|^$/)
      }),
    )
  })
})
