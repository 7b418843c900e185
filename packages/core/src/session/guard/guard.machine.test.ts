import { createActor, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { createMemoryReturnPathStore } from '../../../testing/memory/memory-return-path-store.ts'
import { createMemorySessionStore } from '../../../testing/memory/memory-session-store.ts'
import { fail, ok, refused } from '../../kernel/index.ts'
import {
  createGuardMachine,
  type NativeApp,
  type Session,
  type SessionStore,
  type Shell,
  type Token,
  type UserInfo,
} from '../index.ts'

const SESSION: Session = {
  token: 'token-of-lin-00000000' as Token,
  userInfo: { userId: 'user-1' as UserInfo['userId'], username: 'lin', mobile: '138****0001' },
}

interface Visit {
  readonly path?: string
  readonly shell?: Shell
  readonly store?: SessionStore
  readonly app?: Partial<NativeApp>
}

/** One visit from beginning to end: where it led, and what it did on the way. */
async function visit({
  path = '/user_center/order',
  shell = 'browser',
  store = createMemorySessionStore(),
  app = {},
}: Visit) {
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
    clock: createManualClock(),
    lapse: () => void did.push('told'),
    receive: (session) => void received.push(session),
  })
  const actor = createActor(machine, { input: { path } }).start()
  const end = await waitFor(actor, ({ status }) => status === 'done')
  return { at: end.value, did, received, wayBack: returnPath.take() }
}

describe('in the apps', () => {
  const APPS = ['ios-app', 'android-app'] as const

  const FAILURES: readonly [string, Partial<NativeApp>][] = [
    ['the app has no token', { token: async () => undefined }],
    ['the exchange is refused', { exchangeToken: async () => fail(refused('credentials-wrong', '登录失败')) }],
    ['the exchange gets no answer', { exchangeToken: async () => fail({ kind: 'timeout' }) }],
    ['the app breaks', { token: () => Promise.reject(new Error('no bridge')) }],
    ['the app’s token is no text', { token: async () => ({ token: 'x' }) as unknown as string }],
    ['the app’s token is empty', { token: async () => '' }],
    ['the app’s token would break a header', { token: async () => 'token\r\nCookie: a=b' }],
    ['the app’s token is a book', { token: async () => 'x'.repeat(4097) }],
    [
      'the app throws at once',
      {
        token: () => {
          throw new Error('no bridge')
        },
      },
    ],
    ['the exchange gives no session', { exchangeToken: async () => ok({ ...SESSION, token: 'short' as Token }) }],
    [
      'the exchange gives a session without a user',
      { exchangeToken: async () => ok({ token: SESSION.token } as Session) },
    ],
    ['the exchange gives nothing', { exchangeToken: async () => ok(null as unknown as Session) }],
    ['the exchange gives no answer at all', { exchangeToken: async () => undefined as never }],
    ['the exchange breaks', { exchangeToken: () => Promise.reject(new Error('no port')) }],
  ]

  it.each(APPS.flatMap((shell) => FAILURES.map(([title, app]) => [title, shell, app] as const)))(
    'when %s the app’s own login opens and the path is kept (%s) (SES-15)',
    async (_title, shell, app) => {
      const { at, did, received, wayBack } = await visit({ shell, app })
      expect(at).toBe('sentToNativeLogin')
      expect(did.filter((deed) => deed === 'opened native login')).toHaveLength(1)
      expect(received).toEqual([])
      expect(wayBack).toBe('/user_center/order')
    },
  )

  it.each(APPS)(
    'an account without a phone is led to binding one, with the path kept, and the app is not asked to log in (%s) (SES-38)',
    async (shell) => {
      const { at, did, received, wayBack } = await visit({
        shell,
        app: { exchangeToken: async () => fail({ kind: 'phone-not-bound' }) },
      })
      expect([at, received, wayBack]).toEqual(['sentToBinding', [], '/user_center/order'])
      expect(did).not.toContain('opened native login')
    },
  )
})

it('a native login that breaks as well ends the visit all the same (SES-15)', async () => {
  const app: Partial<NativeApp> = {
    token: async () => undefined,
    openLogin: () => {
      throw new Error('no bridge')
    },
  }
  expect(await visit({ shell: 'ios-app', app })).toMatchObject({
    at: 'sentToNativeLogin',
    wayBack: '/user_center/order',
  })
})
