import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, HUGE_TEXTS } from '../../testing/any-text.ts'
import { PASSWORD_WEAKNESSES, passwordWeakness } from './password-weakness.ts'

describe('passwordWeakness', () => {
  it.each([
    ['', 'too-short'],
    ['a1b2c3d', 'too-short'],
    ['👗1👗2👗3', 'too-short'],
    ['a1b2c3d4', undefined],
    ['12345678', 'too-simple'],
    ['Abcdefgh', 'too-simple'],
    ['!!!!????', 'too-simple'],
    ['正确马电池订书钉', 'too-simple'],
    ['正确马电池订书钉1', undefined],
    ['correct horse', undefined],
    [`a1${'x'.repeat(62)}`, undefined],
    [`a1${'x'.repeat(63)}`, 'too-long'],
    [`${'👗'.repeat(63)}1`, undefined],
  ])('[FMV-11] finds in %j: %s', (password, weakness) => {
    expect(passwordWeakness(password)).toBe(weakness)
  })

  it('[FMV-11] never calls a password weaker for a sign more, up to its full length', () => {
    fc.assert(
      fc.property(anyText(), (password) => {
        fc.pre(passwordWeakness(password) === undefined && Array.from(password).length < 64)
        expect(passwordWeakness(`${password}a`)).toBeUndefined()
      }),
    )
  })

  it('[FMV-13] answers for any text', () => {
    fc.assert(
      fc.property(anyText(), (password) => {
        expect([undefined, ...PASSWORD_WEAKNESSES]).toContain(passwordWeakness(password))
      }),
    )
    for (const huge of HUGE_TEXTS) expect(passwordWeakness(huge)).toBe('too-long')
  })
})
