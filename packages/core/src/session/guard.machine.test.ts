import { createActor, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { createMemoryReturnPathStore } from '../../testing/memory/memory-return-path-store.ts'
import { createMemorySessionStore } from '../../testing/memory/memory-session-store.ts'
import { fail, ok, refused } from '../kernel/index.ts'
import { createGuardMachine, type NativeApp, type Session, type SessionStore, type Shell, type Token, type UserInfo } from './index.ts'

const SESSION: Session = {
  token: 'token-of-lin-00000000' as Token,
  userInfo: { userId: 'user-1' as UserInfo['userId'], username: 'lin', mobile: '138****0001' },
}
const HALF: SessionStore = { ...createMemorySessionStore(), readToken: () => SESSION.token }

interface Visit {
  readonly path?: string
  readonly shell?: Shell
  readonly store?: SessionStore
  readonly app?: Partial<NativeApp>
}

/** One visit from beginning to end: where it led, and what it did on the way. */
async function visit({ path = '/user_center/order', shell = 'browser', store = createMemorySessionStore(), app = {} }: Visit) {
  const did: string[] = []
  const received: Session[] = []
  const returnPath = createMemoryReturnPathStore()
  const machine = createGuardMachine({
    store: { ...store, clear: () => (did.push('cleared'), store.clear()) },
    returnPath,
    app: {
      isApp: shell.endsWith('-app'),
      token: async () => (did.push('asked the app'), 'app-token'),
      exchangeToken: async (token) => (did.push(`exchanged ${token}`), ok(SESSION)),
      openLogin: () => void did.push('opened native login'),
      ...app,
    },
    shell,
    receive: (session) => void received.push(session),
  })
  const actor = createActor(machine, { input: { path } }).start()
  const end = await waitFor(actor, ({ status }) => status === 'done')
  return { at: end.value, did, received, wayBack: returnPath.take() }
}

describe('in a browser and in WeChat', () => {
  it.each(['browser', 'wechat'] as const)('[SES-14] a signed-in person enters (%s)', async (shell) => {
    const { at, did } = await visit({ shell, store: createMemorySessionStore(SESSION) })
    expect([at, did]).toEqual(['entered', []])
  })

  it.each(['browser', 'wechat'] as const)('[SES-14] a stranger is led to the login, and the path is kept (%s)', async (shell) => {
    const { at, did, wayBack } = await visit({ shell })
    expect([at, did, wayBack]).toEqual(['sentToLogin', ['cleared'], '/user_center/order'])
  })

  it('[SES-14] half a session is no session', async () => {
    expect((await visit({ store: HALF })).at).toBe('sentToLogin')
  })
})

describe('in the apps', () => {
  const APPS = ['ios-app', 'android-app'] as const

  it.each(APPS)('[SES-15] the app’s token is exchanged, even where a session is stored (%s)', async (shell) => {
    const { at, did, received, wayBack } = await visit({ shell, store: createMemorySessionStore(SESSION) })
    expect(at).toBe('entered')
    expect(did.toSorted()).toEqual(['asked the app', 'cleared', 'exchanged app-token'])
    expect(did.at(-1)).toBe('exchanged app-token')
    expect(received).toEqual([SESSION])
    expect(wayBack).toBeUndefined()
  })

  const FAILURES: readonly [string, Partial<NativeApp>][] = [
    ['the app has no token', { token: async () => undefined }],
    ['the exchange is refused', { exchangeToken: async () => fail(refused('credentials-wrong', '登录失败')) }],
    ['the exchange gets no answer', { exchangeToken: async () => fail({ kind: 'timeout' }) }],
    ['the app breaks', { token: () => Promise.reject(new Error('no bridge')) }],
    ['the exchange breaks', { exchangeToken: () => Promise.reject(new Error('no port')) }],
  ]

  it.each(APPS.flatMap((shell) => FAILURES.map(([title, app]) => [title, shell, app] as const)))(
    '[SES-15] when %s the app’s own login opens and the path is kept (%s)',
    async (_title, shell, app) => {
      const { at, did, received, wayBack } = await visit({ shell, app })
      expect(at).toBe('sentToNativeLogin')
      expect(did.filter((deed) => deed === 'opened native login')).toHaveLength(1)
      expect(received).toEqual([])
      expect(wayBack).toBe('/user_center/order')
    },
  )

  it.each(APPS)('[SES-13] gold coin pages open without asking anybody (%s)', async (shell) => {
    expect(await visit({ shell, path: '/user_center/goldcoin/details' })).toMatchObject({ at: 'entered', did: [] })
  })
})

it.each(['browser', 'wechat', 'ios-app', 'android-app'] as const)('[SES-11] an open page opens and touches nothing (%s)', async (shell) => {
  expect(await visit({ shell, path: '/user_center/about' })).toMatchObject({ at: 'entered', did: [], wayBack: undefined })
})

it('[SES-15] every state is reached', () => {
  const done = (output: unknown) => ({ type: 'xstate.done.actor.0.guard.exchanging', output }) as unknown as { type: 'x' }
  const ports = { returnPath: createMemoryReturnPathStore(), receive: () => {}, store: createMemorySessionStore() }
  const app: NativeApp = { isApp: true, token: async () => undefined, exchangeToken: async () => ok(SESSION), openLogin: () => {} }
  const reached = (['browser', 'ios-app'] as const).flatMap((shell) =>
    getShortestPaths(createGuardMachine({ ...ports, app, shell }), {
      input: { path: '/user_center' },
      events: [done(ok(SESSION)), done(undefined)] as never,
      serializeState: ({ value }) => JSON.stringify(value),
    }).map(({ state }) => state.value),
  )
  expect(new Set(reached)).toEqual(new Set(['exchanging', 'entered', 'sentToLogin', 'sentToNativeLogin']))
})
