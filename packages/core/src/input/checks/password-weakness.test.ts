import { describe, expect, it } from 'vitest'
import { passwordWeakness } from './password-weakness.ts'

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
})
