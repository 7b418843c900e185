import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLoginName } from '../../input/index.ts'
import { decideCodeLogin, newcomerName } from './decide-code-login.ts'

it('lets an account in whether or not the agreement was accepted again (SES-52)', () => {
  for (const hasAgreed of [true, false])
    expect(decideCodeLogin({ hasAccount: true, hasAgreed })).toEqual({ ok: true, value: 'come-in' })
})

it('makes an account for a mobile without one where the agreement was accepted, and not otherwise (SES-52)', () => {
  expect(decideCodeLogin({ hasAccount: false, hasAgreed: true })).toEqual({ ok: true, value: 'make-account' })
  expect(decideCodeLogin({ hasAccount: false, hasAgreed: false })).toMatchObject({
    ok: false,
    failure: { reason: 'bad-parameter', field: 'hasAgreed' },
  })
})

it('always gives a newcomer a name with which one can log in (SES-53)', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(9_999)), (draws) => {
      const below = (limit: number) => Number(draws.next().value) % limit
      expect(isLoginName(newcomerName({ below }))).toBe(true)
    }),
  )
})
