import { expect, it } from 'vitest'
import { SESSION } from '../../testing/auth-harness.ts'
import { fail, ok } from '../kernel/index.ts'
import { readExchange } from './exchanged.ts'

it('an exchange gives its session, or says that an account has no phone, and nothing in all other cases', () => {
  expect(readExchange(ok(SESSION))).toEqual({ session: SESSION })
  expect(readExchange(ok({ ...SESSION, token: 7 as never }))).toStrictEqual({})
  expect(readExchange(fail({ kind: 'phone-not-bound' }))).toEqual({ isWithoutPhone: true })
  for (const nothing of [fail({ kind: 'offline' } as const), undefined])
    expect(readExchange(nothing)).toEqual({ isWithoutPhone: false })
})
