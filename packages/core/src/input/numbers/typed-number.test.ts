import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { NUMBER_KINDS, plainNumber, readCount, readYuan } from '../index.ts'

const [typedAmount, typedCount, typedDecimal] = [
  NUMBER_KINDS.amount.clean,
  NUMBER_KINDS.count.clean,
  NUMBER_KINDS.decimal.clean,
]

describe('a typed number', () => {
  it.each([
    ['100。50', '100.50'],
    ['100．50', '100.50'],
    ['100｡5', '100.5'],
    ['1,000.50', '1000.50'],
    ['1，234，567', '1234567'],
    ['12 800.5', '12800.5'],
    ['１００', '100'],
    ['１２８００', '12800'],
    ['1.28万', '12800'],
    ['1.28 万元', '12800'],
    ['1w', '10000'],
    ['２．５Ｗ', '25000'],
    ['1.2345678万', '12345.678'],
    ['0.00005万', '0.5'],
    ['3千', '3000'],
    ['1.2亿', '120000000'],
    ['￥ 5,000元整', '5000'],
    ['RMB 88', '88'],
    ['\u202d100.50\u202c', '100.50'],
    ['.5', '0.5'],
    ['1.', '1'],
    ['1..5', '1.5'],
    ['007.5', '007.5'],
  ])('reads %j as %s (AMT-11)', (raw, plain) => {
    expect(plainNumber(raw)).toBe(plain)
  })

  it.each([
    '100,50',
    '100，50',
    '1,0000',
    '1000,000',
    '10,00,000',
    '1.000,50',
    '1.000.50',
    '1.2.3',
    '1 28',
    '12a3',
    '12abc',
    'abc',
    '-5',
    '100-500',
    '1e21',
    '0x10',
    '1万2',
    '万',
    '一万',
    '五百',
    '½',
    '1²',
    '.',
    '¥',
    '',
    ' ',
  ])('reads no number in %j (AMT-12)', (raw) => {
    expect(plainNumber(raw)).toBeUndefined()
  })

  it('is refused or is its own digits, in their order and without one more or fewer before the point (AMT-12)', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0123456789,.，。 -万w１a¥'), maxLength: 14 })
    fc.assert(
      fc.property(fc.oneof(near, anyText()), (raw) => {
        const plain = plainNumber(raw)
        if (plain === undefined) return
        expect(plain).toMatch(/^\d+(?:\.\d+)?$/)
        const digits = (text: string) =>
          text
            .normalize('NFKC')
            .replace(/\D/g, '')
            .replace(/^0+(?=\d)/, '')
        const isScaled = /[万千亿萬億kw]/iu.test(raw.normalize('NFKC'))
        if (!isScaled) expect(digits(plain)).toBe(digits(raw))
        // A point is where one was typed, and nowhere else.
        if (!isScaled && plain.includes('.')) expect(raw.normalize('NFKC')).toMatch(/[.。]/)
      }),
    )
  })

  it('never grows: with anything taken out of a number it is refused or no larger than what was typed (AMT-12)', () => {
    const number = fc.stringMatching(/^[1-9]\d{0,5}$/)
    const between = fc.constantFrom(',', '，', 'a', '-', ' ', '、', "'", '/', '*', '..', 'e', '·', '\u3002\u3002')
    fc.assert(
      fc.property(number, between, number, (left, sign, right) => {
        const read = plainNumber(`${left}${sign}${right}`)
        const joined = Number(left + right)
        const isGroup = /^[,， ]$/.test(sign) && left.length <= 3 && right.length === 3
        if (!isGroup && read !== undefined) expect(Number(read)).toBeLessThan(joined)
      }),
    )
  })
})

describe('what a field holds once it is left', () => {
  it.each([
    ['100。50', '100.50'],
    ['1,000.50', '1000.50'],
    ['１００', '100'],
    ['1.28万', '12800'],
    ['.5', '0.5'],
    ['007', '7'],
    ['1.999', '1.99'],
    ['100,50', '100,50'],
    [' abc ', 'abc'],
    ['9'.repeat(13), '9'.repeat(13)],
    ['', ''],
  ])('makes %j of money %j (AMT-11)', (raw, held) => {
    expect(typedAmount(raw)).toBe(held)
  })

  it('is the same the second time, and the same sum as was typed but for a third decimal (AMT-11)', () => {
    fc.assert(
      fc.property(anyText(), (raw) => {
        for (const typed of [typedAmount, typedCount, typedDecimal]) expect(typed(typed(raw))).toBe(typed(raw))
        for (const { clean, isRead } of Object.values(NUMBER_KINDS)) {
          expect(isRead(clean(raw))).toBe(isRead(raw))
          if (!isRead(raw)) expect(clean(raw)).toBe(raw.trim())
        }
        const read = readYuan(raw)
        if (read.ok) expect(readYuan(typedAmount(raw))).toEqual(read)
        else if (plainNumber(raw) === undefined) expect(readYuan(typedAmount(raw))).toEqual(read)
      }),
    )
  })

  it.each([
    ['1,234', 1234],
    ['1.5万', 15_000],
    ['３', 3],
    ['12.0', 12],
    ['1.5', undefined],
    ['1,5', undefined],
    ['12a', undefined],
    ['', undefined],
  ])('counts %j as %s (AMT-11)', (raw, count) => {
    expect(readCount(raw)).toBe(count)
    expect(typedCount(raw)).toBe(count?.toString() ?? raw)
  })

  it.each([
    ['4。8', '4.8'],
    ['４．８５', '4.85'],
    ['4,8', '4,8'],
    ['4.8万', '4.8万'],
    ['abc', 'abc'],
  ])('makes %j of a rating %j (AMT-11)', (raw, held) => {
    expect(typedDecimal(raw)).toBe(held)
  })

  it('tells why money is refused (AMT-12)', () => {
    const refusals = ['', '\u200b', '100,50', '1.999', '1e3', '10000亿'].map((raw) => {
      const read = readYuan(raw)
      return read.ok ? read.value : read.failure
    })
    expect(refusals).toEqual(['empty', 'empty', 'not-an-amount', 'not-an-amount', 'not-an-amount', 'too-large'])
    expect(readYuan('1.28万')).toEqual({ ok: true, value: 1_280_000 })
  })
})
