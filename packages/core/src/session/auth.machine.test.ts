import { createActor, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { createMemorySessionStore } from '../../testing/memory/memory-session-store.ts'
import { fail, ok, refused, type Failure, type Result } from '../kernel/index.ts'
import { authFlag, createAuthMachine, type AuthEvent, type Entrance, type Session, type Sessions, type Token, type UserInfo } from './index.ts'

const LIN = { userId: 'user-1' as UserInfo['userId'], username: 'lin', mobile: '138****0001' } satisfies UserInfo
const SESSION: Session = { token: 'token-of-lin-00000000' as Token, userInfo: LIN }
const BY_PASSWORD: Entrance = { by: 'password', credentials: { name: 'lin', password: 'right' } }
const OFFLINE = fail({ kind: 'offline' } satisfies Failure)

/** Ports that answer well, but for those that are given. */
function sessionsWith(answers: Partial<Sessions> = {}): Sessions {
  const enter = async () => ok(SESSION)
  return { loginByPassword: enter, loginByCode: enter, register: enter, logout: async () => ok(null), me: async () => ok(LIN), ...answers }
}

function start(answers: Partial<Sessions> = {}, stored?: Session) {
  const store = createMemorySessionStore(stored)
  const actor = createActor(createAuthMachine({ sessions: sessionsWith(answers), store }))
  actor.start()
  const settled = () => waitFor(actor, (at) => at.matches('anonymous') || at.matches('expired') || at.matches({ signedIn: 'settled' }))
  return { actor, store, settled }
}

const never = <T>() => new Promise<T>(() => {})
const broken = () => Promise.reject(new Error('the port broke'))

describe('a stored session', () => {
  it('[SES-1] is believed at once, before any answer', () => {
    const { actor } = start({ me: () => never() }, SESSION)
    expect(actor.getSnapshot().matches({ signedIn: 'checking' })).toBe(true)
    expect(authFlag(actor.getSnapshot())).toBe(1)
    expect(actor.getSnapshot().context.user).toEqual(LIN)
  })

  it('[SES-2] is refreshed by the check', async () => {
    const renamed = { ...LIN, username: 'lin_2' }
    const { store, settled } = start({ me: async () => ok(renamed) }, SESSION)
    expect((await settled()).context.user).toEqual(renamed)
    expect(store.readUser()).toEqual(renamed)
    expect(store.readToken()).toBe(SESSION.token)
  })

  it('[SES-3] that is over is cleared, and one can log in again', async () => {
    const { actor, store, settled } = start({ me: async () => fail({ kind: 'login-required' }) }, SESSION)
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
  ])('[SES-4] outlives a check that met %s', async (_title, me) => {
    const { store, settled } = start({ me }, SESSION)
    const kept = await settled()
    expect(kept.matches({ signedIn: 'settled' })).toBe(true)
    expect(kept.context.user).toEqual(LIN)
    expect(store.readToken()).toBe(SESSION.token)
  })

  it('[SES-10] outlives a check whose port broke', async () => {
    const { store, settled } = start({ me: broken }, SESSION)
    expect((await settled()).matches({ signedIn: 'settled' })).toBe(true)
    expect(store.readToken()).toBe(SESSION.token)
  })

  it('[SES-6] with half of it missing is none, and the half is cleared', () => {
    let cleared = 0
    const half = { readToken: () => SESSION.token, readUser: () => undefined, write: () => {}, clear: () => void (cleared += 1) }
    const actor = createActor(createAuthMachine({ sessions: sessionsWith(), store: half })).start()
    expect(actor.getSnapshot().matches('anonymous')).toBe(true)
    expect(cleared).toBe(1)
  })
})

describe('a login', () => {
  const code = { mobile: '13800000001', code: '123123' }
  it.each<[string, Entrance, keyof Sessions]>([
    ['password', BY_PASSWORD, 'loginByPassword'],
    ['code', { by: 'code', credentials: code }, 'loginByCode'],
    ['registration', { by: 'registration', registration: { ...code, username: 'lin', password: 'right-1', hasAgreed: true } }, 'register'],
  ])('[SES-5] by %s stores its session', async (_title, entrance, method) => {
    let asked = 0
    const enter = async () => {
      asked += 1
      return ok(SESSION)
    }
    const { actor, store, settled } = start({ [method]: enter })
    actor.send({ type: 'entrance.used', entrance })
    const inside = await settled()
    expect(asked).toBe(1)
    expect([authFlag(inside), inside.context.user]).toEqual([1, LIN])
    expect([store.readToken(), store.readUser()]).toEqual([SESSION.token, LIN])
  })

  it('[SES-5] that fails stores nothing and says why', async () => {
    const wrong = fail(refused('credentials-wrong', '账号或密码不正确'))
    const { actor, store, settled } = start({ loginByPassword: async () => wrong })
    actor.send({ type: 'entrance.used', entrance: BY_PASSWORD })
    const outside = await settled()
    expect([authFlag(outside), outside.context.failure]).toEqual([0, wrong.failure])
    expect(store.readToken()).toBeUndefined()
  })

  it('[SES-10] whose port breaks can be tried again', async () => {
    let tries = 0
    const { actor, settled } = start({
      loginByPassword: async () => {
        tries += 1
        return tries === 1 ? broken() : ok(SESSION)
      },
    })
    actor.send({ type: 'entrance.used', entrance: BY_PASSWORD })
    const outside = await settled()
    expect(outside.matches('anonymous')).toBe(true)
    expect(outside.context.failure).toBeDefined()
    actor.send({ type: 'entrance.used', entrance: BY_PASSWORD })
    expect((await settled()).matches('signedIn')).toBe(true)
  })
})

describe('signing out', () => {
  it.each<[string, Sessions['logout']]>([
    ['agrees', async () => ok(null)],
    ['refuses', async () => fail(refused('bad-parameter', '参数错误'))],
    ['cannot be reached', async () => OFFLINE],
    ['knows no such session', async () => fail({ kind: 'login-required' })],
    ['breaks', broken],
  ])('[SES-7] ends the session on the device when the server %s', async (_title, logout) => {
    const { actor, store, settled } = start({ logout }, SESSION)
    await settled()
    actor.send({ type: 'sign-out.asked' })
    expect(authFlag(actor.getSnapshot())).toBe(0)
    expect((await settled()).matches('anonymous')).toBe(true)
    expect([store.readToken(), store.readUser()]).toEqual([undefined, undefined])
  })

  it('[SES-7] tells the server while the token is still there', async () => {
    let tokenThen: Token | undefined
    const store = createMemorySessionStore(SESSION)
    const logout: Sessions['logout'] = async () => {
      tokenThen = store.readToken()
      return ok(null)
    }
    const actor = createActor(createAuthMachine({ sessions: sessionsWith({ logout }), store })).start()
    actor.send({ type: 'sign-out.asked' })
    await waitFor(actor, (at) => at.matches('anonymous'))
    expect(tokenThen).toBe(SESSION.token)
  })

  it('[SES-7] stops a check that is under way', async () => {
    let answer: (result: Result<UserInfo>) => void = () => {}
    const { actor, store, settled } = start({ me: () => new Promise((give) => (answer = give)) }, SESSION)
    actor.send({ type: 'sign-out.asked' })
    answer(ok(LIN))
    expect((await settled()).matches('anonymous')).toBe(true)
    expect(store.readToken()).toBeUndefined()
  })
})

describe('news from outside', () => {
  it('[SES-8] a rejected token clears the session', async () => {
    const { actor, store, settled } = start({}, SESSION)
    await settled()
    actor.send({ type: 'token.rejected' })
    expect(actor.getSnapshot().matches('expired')).toBe(true)
    expect(store.readToken()).toBeUndefined()
  })

  it('[SES-8] a session from the app is taken, even while another login is under way', () => {
    const { actor, store } = start({ loginByPassword: () => never() })
    actor.send({ type: 'entrance.used', entrance: BY_PASSWORD })
    actor.send({ type: 'session.received', session: SESSION })
    expect([authFlag(actor.getSnapshot()), store.readUser()]).toEqual([1, LIN])
  })
})

it('[SES-10] every state is reached, and from every one a person can get in', () => {
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as unknown as AuthEvent
  const events: readonly AuthEvent[] = [
    { type: 'entrance.used', entrance: BY_PASSWORD },
    { type: 'session.received', session: SESSION },
    { type: 'sign-out.asked' },
    { type: 'token.rejected' },
    done('0.auth.signedIn.checking', ok(LIN)),
    done('0.auth.signedIn.checking', fail({ kind: 'login-required' })),
    done('0.auth.signedIn.checking', OFFLINE),
    done('0.auth.signingIn', ok(SESSION)),
    done('0.auth.signingIn', OFFLINE),
    done('0.auth.signingOut', ok(null)),
  ]
  const reached = [SESSION, undefined].flatMap((stored) => {
    const machine = createAuthMachine({ sessions: sessionsWith(), store: createMemorySessionStore(stored) })
    return getShortestPaths(machine, { events, serializeState: (at) => JSON.stringify(at.value) }).map(({ state }) => state)
  })
  const values = new Set(reached.map((at) => JSON.stringify(at.value)))
  expect([...values].toSorted()).toEqual(
    ['"anonymous"', '"expired"', '"signingIn"', '"signingOut"', '{"signedIn":"checking"}', '{"signedIn":"settled"}'].toSorted(),
  )
  for (const at of reached) expect(at.can({ type: 'session.received', session: SESSION })).toBe(true)
})
