import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { maskMiddle } from './mask-middle.ts'
import { HUGE_TEXTS, NAUGHTY_TEXTS } from '../../testing/naughty-texts.ts'
import { maskMobile } from './mask-mobile.ts'

describe('maskMiddle', () => {
  it.each([
    ['11010519491231002X', 3, 2, '110*************2X'],
    ['91350100M000100Y43', 4, 4, '9135**********0Y43'],
    ['李雷', 1, 0, '李*'],
    ['𠮷田太郎', 1, 1, '𠮷**郎'],
    ['ab', 1, 1, '**'],
    ['a', 1, 0, '*'],
    ['', 1, 1, ''],
  ])('%s between %i and %i (NUM-11)', (text, first, last, masked) => {
    expect(maskMiddle(text, first, last)).toBe(masked)
  })

  it('keeps the length and hides one character at least (NUM-11)', () => {
    fc.assert(
      fc.property(anyText(), fc.nat(5), fc.nat(5), (text, first, last) => {
        const [before, after] = [Array.from(text), Array.from(maskMiddle(text, first, last))]
        expect(after).toHaveLength(before.length)
        const shown = after.filter((character, place) => character !== '*' && character === before[place]).length
        expect(shown).toBeLessThanOrEqual(Math.max(0, before.length - 1))
        expect(shown).toBeLessThanOrEqual(first + last)
      }),
    )
  })
})

describe('maskMobile', () => {
  it.each([
    ['13812341234', '138****1234'],
    ['138****1234', '138****1234'],
    ['', ''],
    ['1381234123', '****'],
    ['+8613812341234', '****'],
    ['138123412345', '****'],
    ['13812341234\n', '****'],
  ])('shows %j as %j (NUM-10)', (mobile, masked) => {
    expect(maskMobile(mobile)).toBe(masked)
  })

  it('never shows more than seven digits, nor changes the second time (NUM-10)', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.stringMatching(/^1\d{10}$/)), (mobile) => {
        const masked = maskMobile(mobile)
        expect(masked).toMatch(/^$|^(?:1\d\d)?\*{4}(?:\d{4})?$/)
        expect(maskMobile(masked)).toBe(masked)
      }),
    )
  })

  it('shows of the naughty texts none but what is a mobile number, and a million characters as four (NUM-10)', () => {
    const shown = NAUGHTY_TEXTS.filter((text) => maskMobile(text).length > 4)
    expect(shown).toEqual(['13812341234', '138****1234'])
    for (const huge of HUGE_TEXTS) expect(maskMobile(huge)).toBe('****')
  })
})
