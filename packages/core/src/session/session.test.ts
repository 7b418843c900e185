import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { aUserInfo } from '../../testing/arbitraries/a-user-info.ts'
import { isToken, parseUserInfo, RESEND_AFTER_SECONDS, resendSecondsLeft } from './index.ts'

describe('parseUserInfo', () => {
  it('[SES-9] reads back who was stored, and nothing beside it', () => {
    fc.assert(
      fc.property(aUserInfo(), (user) => {
        expect(parseUserInfo(JSON.stringify({ ...user, isAdmin: true }))).toEqual(user)
      }),
    )
  })

  it.each([[null], [''], ['{'], ['null'], ['7'], ['[]'], ['{"userId":7,"username":"a","mobile":"b"}'], ['{"userId":"1","username":"a"}']])(
    '[SES-9] sees nobody in %j',
    (stored) => {
      expect(parseUserInfo(stored)).toBeUndefined()
    },
  )

  it('[SES-9] reads any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.json()), (stored) => {
        const user = parseUserInfo(stored)
        expect(user === undefined || Object.values(user).every((part) => typeof part === 'string')).toBe(true)
      }),
    )
  })
})

it('[SES-9] a token is made of letters, digits, dashes and underscores, and is long', () => {
  expect(isToken('a'.repeat(20))).toBe(true)
  for (const text of ['', 'a'.repeat(19), 'a'.repeat(201), `${'a'.repeat(20)}\n`, `${'a'.repeat(20)};`, '钱'.repeat(20)]) expect(isToken(text)).toBe(false)
})

describe('resendSecondsLeft', () => {
  it.each([
    [undefined, 5_000, 0],
    [0, 0, 60],
    [0, 1, 60],
    [0, 1_000, 59],
    [0, 59_001, 1],
    [0, 60_000, 0],
    [100_000, 0, 60],
    [Number.NaN, 0, 0],
    [0, Number.NaN, 0],
  ])('[SES-18] sent at %s, at %s: %s seconds are left', (sentAt, now, left) => {
    expect(resendSecondsLeft(sentAt, now)).toBe(left)
  })

  it('[SES-18] is a whole number of seconds within the wait, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), fc.oneof(fc.double(), fc.integer()), (sentAt, now) => {
        const left = resendSecondsLeft(sentAt, now)
        expect(Number.isInteger(left) && left >= 0 && left <= RESEND_AFTER_SECONDS).toBe(true)
      }),
    )
  })
})
