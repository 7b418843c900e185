import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { aSession, aUserInfo } from '../../testing/arbitraries/a-user-info.ts'
import {
  fromWireUserInfo,
  isToken,
  parseUserInfo,
  STORED_AS,
  toSession,
  toWireUserInfo,
  RESEND_AFTER_SECONDS,
  resendSecondsLeft,
  staysAfter,
  userInfoText,
  CODE_PURPOSES,
  goesToOwnMobile,
  isMembersPurpose,
  refusalForActing,
} from './index.ts'
import { SESSION } from '../../testing/auth-harness.ts'
import { fail, ok } from '../kernel/index.ts'
import { readExchange } from './exchanged.ts'

describe('parseUserInfo', () => {
  it('reads back who was stored, and nothing beside it (SES-6)', () => {
    fc.assert(
      fc.property(aUserInfo(), (user) => {
        const stored = { ...(JSON.parse(userInfoText(user)) as object), isAdmin: true }
        expect(parseUserInfo(JSON.stringify(stored))).toEqual(user)
      }),
    )
  })

  it('names the id as the platform always has, and reads the name of an older version (SES-36)', () => {
    fc.assert(
      fc.property(aUserInfo(), (user) => {
        expect(JSON.parse(userInfoText(user))).toEqual({
          user_id: user.userId,
          username: user.username,
          mobile: user.mobile,
        })
        expect(parseUserInfo(JSON.stringify(user))).toEqual(user)
      }),
    )
  })

  it('a person who travels over the wire is the same person', () => {
    fc.assert(fc.property(aUserInfo(), (user) => void expect(fromWireUserInfo(toWireUserInfo(user))).toEqual(user)))
  })

  it.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['7'],
    ['[]'],
    ['{"userId":7,"username":"a","mobile":"b"}'],
    ['{"userId":"1","username":"a"}'],
    ['{"user_id":7,"userId":"1","username":"a","mobile":"b"}'],
  ])('finds no user in %j (SES-6)', (stored) => {
    expect(parseUserInfo(stored)).toBeUndefined()
  })

  it('reads any text (SES-6)', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.json()), (stored) => {
        const user = parseUserInfo(stored)
        expect(user === undefined || Object.values(user).every((part) => typeof part === 'string')).toBe(true)
      }),
    )
  })
})

describe('toSession', () => {
  it('takes a session for one, and nothing beside it (SES-6)', () => {
    fc.assert(
      fc.property(aSession(), (session) => {
        expect(toSession({ ...session, role: 'admin' })).toEqual(session)
      }),
    )
  })

  it.each([[undefined], [null], [7], ['token'], [[]], [{}]])('sees none in %j (SES-6)', (value) => {
    expect(toSession(value)).toBeUndefined()
  })

  it.each([
    ['no token', { token: undefined }],
    ['a short token', { token: 'short' }],
    ['a number for a token', { token: 12_345_678_901_234_567_890n }],
    ['no person', { userInfo: null }],
    ['a text for a person', { userInfo: 'lin' }],
    ['a person without a name', { userInfo: { userId: 'user-1', mobile: '' } }],
    ['a person without an id', { userInfo: { username: 'lin', mobile: '' } }],
    ['a person without a mobile', { userInfo: { userId: 'user-1', username: 'lin' } }],
  ])('sees none with %s (SES-6)', (_title, change) => {
    const session = { token: 'a'.repeat(20), userInfo: { userId: 'user-1', username: 'lin', mobile: '138****0001' } }
    expect(toSession(session)).toEqual(session)
    expect(toSession({ ...session, ...change })).toBeUndefined()
  })

  it('takes anything at all (SES-6)', () => {
    fc.assert(fc.property(fc.anything(), (value) => toSession(value) === undefined))
  })
})

it('what is kept on a device has the names of the specification (SES-36)', () => {
  expect(STORED_AS).toEqual({
    token: 'token',
    userInfo: 'yd_userInfo',
    searchTerms: 'searchLocal',
    viewHistory: 'yd_history',
    comparedShops: 'diandu_compared',
    returnPath: 'FORM_ROUTE_PATH',
    hiddenAmounts: 'diandu_amounts_hidden',
    deviceName: 'diandu_device',
    checkoutDraft: 'diandu_checkout_',
    formDraft: 'diandu_draft_',
    ownCopies: 'diandu_own_',
  })
})

it('logging out clears all but what is the device’s; a session that lapses leaves what was begun (SES-51, SES-50)', () => {
  const drafts = ['diandu_checkout_shop-1', 'diandu_draft_sell']
  const own = ['searchLocal', 'yd_history', 'yd_userInfo', 'anything-else', '', 'x_diandu_draft_']
  const device = ['diandu_amounts_hidden', 'diandu_device']
  const all = [...drafts, ...own, ...device]
  expect(all.filter((key) => staysAfter('left', key))).toEqual(device)
  expect(all.filter((key) => staysAfter('lapsed', key))).toEqual([...drafts, ...device])
})

it('a token is made of letters, digits, dashes and underscores, and is long (SES-6)', () => {
  expect(isToken('a'.repeat(20))).toBe(true)
  for (const text of [
    '',
    'a'.repeat(19),
    'a'.repeat(201),
    `${'a'.repeat(20)}\n`,
    `${'a'.repeat(20)};`,
    '钱'.repeat(20),
  ])
    expect(isToken(text)).toBe(false)
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
  ])('sent at %s, at %s: %s seconds are left (SES-18)', (sentAt, now, left) => {
    expect(resendSecondsLeft(sentAt, now)).toBe(left)
  })

  it('is a whole number of seconds within the wait, whatever the clock does (SES-18)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), fc.oneof(fc.double(), fc.integer()), (sentAt, now) => {
        const left = resendSecondsLeft(sentAt, now)
        expect(Number.isInteger(left) && left >= 0 && left <= RESEND_AFTER_SECONDS).toBe(true)
      }),
    )
  })
})

it('an exchange gives its session, or says that an account has no phone, and nothing in all other cases', () => {
  expect(readExchange(ok(SESSION))).toEqual({ session: SESSION })
  expect(readExchange(ok({ ...SESSION, token: 7 as never }))).toStrictEqual({})
  expect(readExchange(fail({ kind: 'phone-not-bound' }))).toEqual({ isWithoutPhone: true })
  for (const nothing of [fail({ kind: 'offline' } as const), undefined])
    expect(readExchange(nothing)).toEqual({ isWithoutPhone: false })
})

it('three of the purposes of a code go to the mobile on record, and those and the new mobile want a login (SES-44)', () => {
  expect(CODE_PURPOSES.map((purpose) => [purpose, goesToOwnMobile(purpose), isMembersPurpose(purpose)])).toEqual([
    ['register', false, false],
    ['login', false, false],
    ['forgot-password', false, false],
    ['bind-phone', false, false],
    ['new-phone', false, true],
    ['payment-password', true, true],
    ['change-phone', true, true],
    ['close-account', true, true],
    ['service-request', false, false],
  ])
})

const id = fc.stringMatching(/^[\w-]{1,12}$/)

it('refuses every call that names another user than its token, and none that names the same (SES-56)', () => {
  fc.assert(
    fc.property(id, id, fc.boolean(), (tokenUser, namedUser, isPage) => {
      const refusal = refusalForActing({ tokenUser, namedUser, isPage })
      expect(refusal?.reason).toBe(tokenUser === namedUser ? undefined : 'another-user')
    }),
  )
})

it.each([
  { isPage: true, reason: 'another-user' },
  { isPage: false, reason: undefined },
])('without a named user, from a page $isPage: $reason (SES-57)', ({ isPage, reason }) => {
  expect(refusalForActing({ tokenUser: 'lin', namedUser: undefined, isPage })?.reason).toBe(reason)
})
