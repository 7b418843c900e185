import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, HUGE_TEXTS } from '../../../testing/any-text.ts'
import { PASSWORD_WEAKNESSES, passwordWeakness } from './password-weakness.ts'

describe('passwordWeakness', () => {
  it.each([
    ['', 'too-short'],
    ['a1b2c3d', 'too-short'],
    ['👗1👗2👗3', 'too-short'],
    ['a1b2c3d4', undefined],
    ['7305918264', undefined],
    ['onlyletters', undefined],
    ['!?&%$+#@', undefined],
    ['        ', undefined],
    ['正确马电池订书钉', undefined],
    ['正确马电池订书', 'too-short'],
    ['正确马电池订书钉1', undefined],
    ['correct horse', undefined],
    [`a1${'x'.repeat(62)}`, undefined],
    [`a1${'x'.repeat(63)}`, 'too-long'],
    ['👗'.repeat(64), undefined],
    ['👗'.repeat(65), 'too-long'],
  ])('finds in %j: %s (FMV-11)', (password, weakness) => {
    expect(passwordWeakness(password)).toBe(weakness)
  })

  it('never asks which characters a password takes, only how many (FMV-11)', () => {
    fc.assert(
      fc.property(anyText(), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), (password, other) => {
        const [sign = 'a'] = Array.from(other)
        expect(passwordWeakness(Array.from(password, () => sign).join(''))).toBe(passwordWeakness(password))
      }),
    )
  })

  it('answers for any text', () => {
    fc.assert(
      fc.property(anyText(), (password) => {
        expect([undefined, ...PASSWORD_WEAKNESSES]).toContain(passwordWeakness(password))
      }),
    )
    for (const huge of HUGE_TEXTS) expect(passwordWeakness(huge)).toBe('too-long')
  })
})
