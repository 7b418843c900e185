import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { isHan } from '../../testing/is-han.ts'
import { HUGE_TEXTS, NAUGHTY_TEXTS } from '../../testing/naughty-texts.ts'
import {
  cleanAmountText,
  cleanCreditCodeInput,
  cleanPrice,
  cleanResidentIdInput,
  cleanSearchText,
  cleanTextarea,
  digitsOnly,
  stripAngleBrackets,
  stripChineseAndAngleBrackets,
} from './index.ts'

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Each keeps the signs that its test accepts: an oracle that looks at one character at a time. */
const KEEPERS: ReadonlyArray<readonly [string, (raw: string) => string, (sign: string) => boolean]> = [
  ['[INP-1] cleanSearchText', cleanSearchText, (sign) => `${LETTERS}${DIGITS}_`.includes(sign) || isHan(sign)],
  ['[INP-2] stripAngleBrackets', stripAngleBrackets, (sign) => sign !== '<' && sign !== '>'],
  [
    '[INP-3] stripChineseAndAngleBrackets',
    stripChineseAndAngleBrackets,
    (sign) => sign !== '<' && sign !== '>' && !isHan(sign) && !isLoneSurrogate(sign),
  ],
  ['[INP-6] cleanCreditCodeInput', cleanCreditCodeInput, (sign) => `${LETTERS}${DIGITS}`.includes(sign)],
  ['[INP-7] digitsOnly', digitsOnly, (sign) => DIGITS.includes(sign)],
]

describe.each(KEEPERS)('%s', (_rule, clean, keeps) => {
  it('keeps what it should, in order, and nothing else', () => {
    fc.assert(
      fc.property(anyText(), (raw) => {
        expect(clean(raw)).toBe(Array.from(raw).filter(keeps).join(''))
      }),
    )
    for (const raw of NAUGHTY_TEXTS) expect([raw, clean(raw)]).toEqual([raw, Array.from(raw).filter(keeps).join('')])
  })
})

describe('cleaners', () => {
  it.each([
    ['女装 旗舰店!', '女装旗舰店'],
    ['T恤_2025 <b>', 'T恤_2025b'],
    ['𠀀々〇', '𠀀々〇'],
    ['ひらがな・한글', ''],
    ['１２ＡＢ', ''],
    ['👗', ''],
  ])('[INP-1] searches %j as %j', (raw, cleaned) => {
    expect(cleanSearchText(raw)).toBe(cleaned)
  })

  it('[INP-2] leaves the words of a script and takes its teeth', () => {
    expect(stripAngleBrackets('<script>你好 & "x"</script>')).toBe('script你好 & "x"/script')
  })

  it.each([
    ['abc中文<1>', 'abc1'],
    ['\ud840<\udc00', ''],
    ['\ud840中\udc00', ''],
    ['👗，ok', '👗，ok'],
  ])('[INP-3] takes Chinese out of %j: %j', (raw, cleaned) => {
    expect(stripChineseAndAngleBrackets(raw)).toBe(cleaned)
  })

  it.each([
    ['  两行\n文字 ', '两行\n文字'],
    ['< a >', 'a'],
    ['\u3000好\ufeff', '好'],
    ['<>', ''],
  ])('[INP-4] tidies %j to %j', (raw, cleaned) => {
    expect(cleanTextarea(raw)).toBe(cleaned)
  })

  it('[INP-4] leaves neither brackets nor white space at the ends', () => {
    fc.assert(
      fc.property(anyText(), (raw) => {
        expect(cleanTextarea(raw)).not.toMatch(/[<>]|^\s|\s$/)
        expect(raw.replace(/[<>]/g, '')).toContain(cleanTextarea(raw))
      }),
    )
  })

  it.each([
    ['1101 0519-4912 31 002x', '11010519491231002X'],
    ['XyX', 'XX'],
    ['１', ''],
  ])('[INP-5] reads %j as %j', (raw, cleaned) => {
    expect(cleanResidentIdInput(raw)).toBe(cleaned)
  })

  it('[INP-5] keeps every digit and X in order', () => {
    fc.assert(
      fc.property(anyText(), (raw) => {
        const kept = Array.from(raw, (sign) => (sign === 'x' ? 'X' : sign)).filter((sign) => `${DIGITS}X`.includes(sign))
        expect(cleanResidentIdInput(raw)).toBe(kept.join(''))
      }),
    )
  })

  it('[INP-6] keeps the letters and digits of a pasted code', () => {
    expect(cleanCreditCodeInput('9135 0100-M000100Y43。')).toBe('91350100M000100Y43')
  })

  it('[INP-7] keeps the digits of a pasted number', () => {
    expect(digitsOnly('+86 138-1234-1234')).toBe('8613812341234')
  })
})

describe.each(
  Object.entries({
    cleanAmountText,
    cleanCreditCodeInput,
    cleanPrice,
    cleanResidentIdInput,
    cleanSearchText,
    cleanTextarea,
    digitsOnly,
    stripAngleBrackets,
    stripChineseAndAngleBrackets,
  }),
)('%s', (_name, clean) => {
  it('[INP-11] changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText(), (raw) => {
        expect(clean(clean(raw))).toBe(clean(raw))
      }),
    )
  })

  it('[INP-11] comes back from a million characters', () => {
    for (const huge of HUGE_TEXTS) expect(clean(huge).length).toBeLessThanOrEqual(huge.length)
  })
})

function isLoneSurrogate(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  return code >= 0xd800 && code <= 0xdfff
}
