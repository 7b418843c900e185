import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { HUGE_TEXTS, NAUGHTY_TEXTS } from '../../testing/naughty-texts.ts'
import { hexToRgb } from './hex-to-rgb.ts'

describe('hexToRgb', () => {
  it.each([
    ['#fff', '255,255,255'],
    ['#FFFFFF', '255,255,255'],
    ['#000', '0,0,0'],
    ['#1a2b3c', '26,43,60'],
    ['#a1C', '170,17,204'],
  ])('reads %s as %s', (colour, rgb) => {
    expect(hexToRgb(colour)).toBe(rgb)
  })

  it.each(['', 'fff', '#ff', '#ffff', '#fffffff', '#ggg', 'red', '#fff\n', ' #fff', '#ｆｆｆ'])(
    'gives %j back',
    (text) => {
      expect(hexToRgb(text)).toBe(text)
    },
  )

  it('reads three digits as the six they stand for, and agrees with a reader by hand', () => {
    const digit = fc.constantFrom(...'0123456789abcdefABCDEFg１')
    fc.assert(
      fc.property(fc.string({ unit: digit, maxLength: 7 }), (digits) => {
        expect(hexToRgb(`#${digits}`)).toBe(readByHand(digits) ?? `#${digits}`)
      }),
    )
  })

  it('gives any other text back', () => {
    const notHex = anyText().filter((text) => !/^#[\dA-Fa-f]+$/.test(text))
    fc.assert(
      fc.property(notHex, (text) => {
        expect(hexToRgb(text)).toBe(text)
      }),
    )
    expect(NAUGHTY_TEXTS.filter((text) => hexToRgb(text) !== text)).toEqual(['#fff'])
    for (const huge of [...HUGE_TEXTS, `#${'f'.repeat(1_000_000)}`]) expect(hexToRgb(huge) === huge).toBe(true)
  })
})

function readByHand(digits: string): string | undefined {
  const values = Array.from(digits.toLowerCase(), (digit) => '0123456789abcdef'.indexOf(digit))
  if (values.includes(-1) || ![3, 6].includes(values.length)) return undefined
  const pairs =
    values.length === 3
      ? values.map((value) => [value, value] as const)
      : [0, 2, 4].map((at) => [values[at] ?? 0, values[at + 1] ?? 0] as const)
  return pairs.map(([high, low]) => high * 16 + low).join(',')
}
