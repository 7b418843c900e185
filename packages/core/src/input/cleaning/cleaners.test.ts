import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { isHan } from '../../../testing/is-han.ts'
import { NAUGHTY_TEXTS } from '../../../testing/naughty-texts.ts'
import {
  cleanAmountText,
  cleanCreditCodeInput,
  cleanPrice,
  cleanResidentIdInput,
  cleanSearchText,
  cleanTextarea,
  digitsOnly,
  hasControlSign,
  stripAngleBrackets,
  stripChineseAndAngleBrackets,
} from '../index.ts'

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Each keeps the characters that its test accepts: an oracle that looks at one character at a time. */
const KEEPERS: ReadonlyArray<readonly [string, (raw: string) => string, (sign: string) => boolean]> = [
  ['cleanSearchText', cleanSearchText, (sign) => `${LETTERS}${DIGITS}_`.includes(sign) || isHan(sign)],
  ['stripAngleBrackets', stripAngleBrackets, (sign) => sign !== '<' && sign !== '>'],
  [
    'stripChineseAndAngleBrackets',
    stripChineseAndAngleBrackets,
    (sign) => sign !== '<' && sign !== '>' && !isHan(sign) && !isLoneSurrogate(sign),
  ],
  ['cleanCreditCodeInput', cleanCreditCodeInput, (sign) => `${LETTERS}${DIGITS}`.includes(sign)],
  ['digitsOnly', digitsOnly, (sign) => DIGITS.includes(sign)],
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
  ])('searches %j as %j', (raw, cleaned) => {
    expect(cleanSearchText(raw)).toBe(cleaned)
  })

  it('leaves the words of a script and takes its teeth', () => {
    expect(stripAngleBrackets('<script>你好 & "x"</script>')).toBe('script你好 & "x"/script')
  })

  it.each([
    ['abc中文<1>', 'abc1'],
    ['\ud840<\udc00', ''],
    ['\ud840中\udc00', ''],
    ['👗，ok', '👗，ok'],
  ])('takes Chinese out of %j: %j', (raw, cleaned) => {
    expect(stripChineseAndAngleBrackets(raw)).toBe(cleaned)
  })

  it.each([
    ['  两行\n文字 ', '两行\n文字'],
    ['< a >', 'a'],
    ['\u3000好\ufeff', '好'],
    ['<>', ''],
  ])('tidies %j to %j', (raw, cleaned) => {
    expect(cleanTextarea(raw)).toBe(cleaned)
  })

  it.each([
    ['1101 0519-4912 31 002x', '11010519491231002X'],
    ['XyX', 'XX'],
    ['１', ''],
  ])('reads %j as %j', (raw, cleaned) => {
    expect(cleanResidentIdInput(raw)).toBe(cleaned)
  })

  it('keeps every digit and X in order', () => {
    fc.assert(
      fc.property(anyText(), (raw) => {
        const stored = Array.from(raw, (sign) => (sign === 'x' ? 'X' : sign)).filter((sign) =>
          `${DIGITS}X`.includes(sign),
        )
        expect(cleanResidentIdInput(raw)).toBe(stored.join(''))
      }),
    )
  })

  it('keeps the letters and digits of a pasted code', () => {
    expect(cleanCreditCodeInput('9135 0100-M000100Y43。')).toBe('91350100M000100Y43')
  })

  it('keeps the digits of a pasted number', () => {
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
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText(), (raw) => {
        expect(clean(clean(raw))).toBe(clean(raw))
      }),
    )
  })
})

function isLoneSurrogate(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  return code >= 0xd800 && code <= 0xdfff
}

describe('hasControlSign', () => {
  const isControl = (sign: string): boolean => {
    const point = sign.codePointAt(0) ?? 0
    const between = (first: number, last: number) => point >= first && point <= last
    return (
      between(0, 0x1f) ||
      between(0x7f, 0x9f) ||
      between(0x2028, 0x202e) ||
      between(0x2066, 0x2069) ||
      between(0xd800, 0xdfff)
    )
  }

  it('finds each control, each end of a line, each turn of direction and each half of a character, and nothing else', () => {
    fc.assert(fc.property(anyText(), (text) => hasControlSign(text) === Array.from(text).some(isControl)))
    for (let point = 0; point < 0x3000; point += 1)
      expect(hasControlSign(`店${String.fromCodePoint(point)}渡`)).toBe(isControl(String.fromCodePoint(point)))
  })
})
