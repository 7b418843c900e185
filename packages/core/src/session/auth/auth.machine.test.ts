import { authFlag } from '../../../testing/auth-flag.ts'
import { createActor, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  BY_PASSWORD,
  broken,
  LIN,
  never,
  OFFLINE,
  SESSION,
  sessionsWith,
  startAuth,
} from '../../../testing/auth-harness.ts'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { createMemorySessionStore } from '../../../testing/memory/memory-session-store.ts'
import { everyTurn } from '../../../testing/open-questions.ts'
import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import { createAuthMachine, type Entrance, type Session, type Sessions, type Token, type UserInfo } from '../index.ts'

/** An answer to the first question that the session is over, and a good one to the next. */
function overOnce(): Sessions['me'] {
  let requested = 0
  return async () => ((requested += 1), requested === 1 ? fail({ kind: 'login-required' }) : ok(LIN))
}

describe('a stored session', () => {
  it('is refreshed by the check (SES-1)', async () => {
    const renamed = { ...LIN, username: 'lin_2' }
    const { store, settled } = startAuth({ me: async () => ok(renamed) }, SESSION)
    expect((await settled()).context.user).toEqual(renamed)
    expect(store.readUser()).toEqual(renamed)
    expect(store.readToken()).toBe(SESSION.token)
  })

  it('a stored session that is over is cleared, and the user can log in again (SES-1)', async () => {
    const { actor, store, settled } = startAuth({ me: overOnce() }, SESSION)
    const expired = await settled()
    expect(expired.matches('expired')).toBe(true)
    expect(authFlag(expired)).toBe(0)
    expect(expired.context.user).toBeUndefined()
    expect([store.readToken(), store.readUser()]).toEqual([undefined, undefined])
    actor.send({ type: 'entrance.used', entrance: BY_PASSWORD })
    expect((await settled()).matches('signedIn')).toBe(true)
  })

  it.each<[string, () => Promise<Result<UserInfo>>]>([
    ['no connection', async () => OFFLINE],
    ['no answer in time', async () => fail({ kind: 'timeout' })],
    ['a server that is ill', async () => fail({ kind: 'http', status: 502 })],
    ['a refusal', async () => fail(refused('bad-parameter', '参数错误'))],
  ])('outlives a check that met %s (SES-1)', async (_title, me) => {
    const { store, settled } = startAuth({ me }, SESSION)
    const stored = await settled()
    expect(stored.matches({ signedIn: 'settled' })).toBe(true)
    expect(stored.context.user).toEqual(LIN)
    expect(store.readToken()).toBe(SESSION.token)
  })

  it('outlives a check whose port broke', async () => {
    const { store, settled } = startAuth({ me: broken }, SESSION)
    expect((await settled()).matches({ signedIn: 'settled' })).toBe(true)
    expect(store.readToken()).toBe(SESSION.token)
  })

  it.each([
    ['person', SESSION.token, undefined],
    ['token', undefined, LIN],
  ])('a stored session without its %s is none, and the half is cleared (SES-6)', (_title, token, user) => {
    let cleared = 0
    const half = {
      readToken: () => token,
      readUser: () => user,
      actsFor: () => undefined,
      isOvertaken: () => false,
      adopt: () => undefined,
      write: () => {},
      clear: () => void (cleared += 1),
      end: () => {},
    }
    const actor = createActor(
      createAuthMachine({ sessions: sessionsWith(), store: half, clock: createManualClock() }),
    ).start()
    expect(actor.getSnapshot().matches('anonymous')).toBe(true)
    expect(cleared).toBe(1)
  })
})

describe('a login', () => {
  const code = { mobile: '13800000001', code: '123123' }
  it.each<[string, Entrance, keyof Sessions]>([
    ['password', BY_PASSWORD, 'loginByPassword'],
    ['code', { by: 'code', credentials: code }, 'loginByCode'],
    [
      'registration',
      { by: 'registration', registration: { ...code, username: 'lin', password: 'right-1', hasAgreed: true } },
      'register',
    ],
  ])('a login by %s stores its session (SES-5)', async (_title, entrance, method) => {
    let requested = 0
    const enter = async () => {
      requested += 1
      return ok(SESSION)
    }
    const { actor, store, settled } = startAuth({ [method]: enter })
    actor.send({ type: 'entrance.used', entrance })
    const inside = await settled()
    expect(requested).toBe(1)
    expect([authFlag(inside), inside.context.user]).toEqual([1, LIN])
    expect([store.readToken(), store.readUser()]).toEqual([SESSION.token, LIN])
  })
})

describe('a door that stays closed', () => {
  it('opens again when a login is never answered', () => {
    const { actor, clock } = startAuth({ loginByPassword: () => never() })
    actor.send({ type: 'entrance.used', entrance: BY_PASSWORD })
    clock.advance(59_999)
    expect(actor.getSnapshot().matches('signingIn')).toBe(true)
    clock.advance(1)
    expect(actor.getSnapshot().matches('anonymous')).toBe(true)
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'timeout' })
  })

  it('is not that of signing out: no answer in five seconds is answer enough (SES-7)', () => {
    const { actor, store, clock } = startAuth({ logout: () => never() }, SESSION)
    actor.send({ type: 'sign-out.asked' })
    clock.advance(4_999)
    expect([actor.getSnapshot().value, store.readToken()]).toEqual(['signingOut', SESSION.token])
    clock.advance(1)
    expect([actor.getSnapshot().value, store.readToken(), store.readUser()]).toEqual([
      'anonymous',
      undefined,
      undefined,
    ])
    expect(actor.getSnapshot().context).toEqual({ user: undefined, failure: undefined })
  })

  it('lets no user in who has turned away, whatever answer comes later (SES-30)', async () => {
    let answer: (result: Result<Session>) => void = () => {}
    let isStopped = false
    const loginByPassword: Sessions['loginByPassword'] = (_, signal) => {
      signal?.addEventListener('abort', () => (isStopped = true))
      return new Promise((give) => (answer = give))
    }
    const { actor, store } = startAuth({ loginByPassword })
    actor.send({ type: 'entrance.used', entrance: BY_PASSWORD })
    actor.send({ type: 'sign-out.asked' })
    expect([actor.getSnapshot().value, isStopped]).toEqual(['anonymous', true])
    answer(ok(SESSION))
    await everyTurn()
    expect([actor.getSnapshot().value, store.readToken()]).toEqual(['anonymous', undefined])
  })
})

describe('signing out', () => {
  it.each<[string, Sessions['logout']]>([
    ['agrees', async () => ok(null)],
    ['refuses', async () => fail(refused('bad-parameter', '参数错误'))],
    ['cannot be reached', async () => OFFLINE],
    ['knows no such session', async () => fail({ kind: 'login-required' })],
    ['breaks', broken],
  ])('ends the session on the device when the server %s (SES-7)', async (_title, logout) => {
    const { actor, store, settled } = startAuth({ logout }, SESSION)
    await settled()
    actor.send({ type: 'sign-out.asked' })
    expect(authFlag(actor.getSnapshot())).toBe(0)
    expect((await settled()).matches('anonymous')).toBe(true)
    expect([store.readToken(), store.readUser()]).toEqual([undefined, undefined])
  })

  it('tells the server while the token is still there (SES-7)', async () => {
    let tokenThen: Token | undefined
    const store = createMemorySessionStore(SESSION)
    const logout: Sessions['logout'] = async () => {
      tokenThen = store.readToken()
      return ok(null)
    }
    const actor = createActor(
      createAuthMachine({ sessions: sessionsWith({ logout }), store, clock: createManualClock() }),
    ).start()
    actor.send({ type: 'sign-out.asked' })
    await waitFor(actor, (at) => at.matches('anonymous'))
    expect(tokenThen).toBe(SESSION.token)
  })
})
