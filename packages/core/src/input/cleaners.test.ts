import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, HUGE_TEXTS } from '../../testing/any-text.ts'
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

/** By the blocks of the Unicode standard, not by its script property, which the cleaners use. */
function isHan(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  return HAN_RANGES.some(([first, last]) => code >= first && code <= last)
}

function isLoneSurrogate(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  return code >= 0xd800 && code <= 0xdfff
}

const HAN_RANGES = [
  [0x2e80, 0x2e99],
  [0x2e9b, 0x2ef3],
  [0x2f00, 0x2fd5],
  [0x3005, 0x3005],
  [0x3007, 0x3007],
  [0x3021, 0x3029],
  [0x3038, 0x303b],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfa6d],
  [0xfa70, 0xfad9],
  [0x16fe2, 0x16fe3],
  [0x16ff0, 0x16ff6],
  [0x20000, 0x2a6df],
  [0x2a700, 0x2b81d],
  [0x2b820, 0x2cead],
  [0x2ceb0, 0x2ebe0],
  [0x2ebf0, 0x2ee5d],
  [0x2f800, 0x2fa1d],
  [0x30000, 0x3134a],
  [0x31350, 0x33479],
] as const
