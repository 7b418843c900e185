import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { HUGE_TEXTS, NAUGHTY_TEXTS } from '../../testing/naughty-texts.ts'
import { maskMobile } from './mask-mobile.ts'

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
