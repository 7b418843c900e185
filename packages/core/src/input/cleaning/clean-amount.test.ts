import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { cleanAmount, cleanAmountText } from './clean-amount.ts'

describe('cleanAmount', () => {
  it.each([
    ['', ''],
    ['abc', ''],
    ['１２３', ''],
    ['¥ 1,234 元', 1234],
    ['-5', 5],
    ['1e21', 121],
    ['1..2.3', '1.23'],
    ['1.2.3.4', '1.23'],
    ['1.999', '1.99'],
    ['.5', '0.5'],
    ['.', '0.'],
    ['1.', '1.'],
    ['007', 7],
    ['00', 0],
    ['007.5', '007.5'],
    ['1234567890123', 123_456_789_012],
    ['1234567890123.45', '123456789012.45'],
  ])(
    'keeps of %j twelve digits, the first dot and two decimals, and makes a number of what has no dot: %j (AMT-7)',
    (raw, cleaned) => {
      expect(cleanAmount(raw)).toBe(cleaned)
    },
  )

  it('gives a field the same as text', () => {
    fc.assert(
      fc.property(anyText(), (raw) => {
        expect(cleanAmountText(raw)).toBe(String(cleanAmount(raw)))
        expect(cleanAmountText(raw)).toMatch(/^(?:\d{1,12}(?:\.\d{0,2})?)?$/)
      }),
    )
    expect(cleanAmountText('007')).toBe('7')
  })

  it('agrees with reading sign by sign (AMT-7)', () => {
    fc.assert(
      fc.property(anyText(), (raw) => {
        expect(cleanAmountText(raw)).toBe(cleanedSignBySign(raw))
      }),
    )
  })
})

function cleanedSignBySign(raw: string): string {
  let yuan = ''
  let decimals: string | undefined
  for (const sign of raw) {
    if (sign === '.') decimals ??= ''
    else if (!'0123456789'.includes(sign)) continue
    else if (decimals === undefined) yuan += yuan.length < 12 ? sign : ''
    else if (decimals.length < 2) decimals += sign
  }
  if (decimals !== undefined) return `${yuan || '0'}.${decimals}`
  return yuan && (yuan.replace(/^0+/, '') || '0')
}
