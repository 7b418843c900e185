import { createActor, waitFor } from 'xstate'
import { fail, ok } from '@diandu/core/kernel'
import {
  canEnter,
  createGuardMachine,
  isNativeApp,
  type NativeApp,
  type Session,
  type SessionStore,
  type Shell,
  type Token,
  type UserId,
} from '@diandu/core/session'

/** A visit to one page, and what becomes of it. */
interface RouteVisit {
  /** A pattern of the table. */
  readonly pattern: string
  readonly shell: Shell
  /** In a browser and in WeChat by the session that is stored; in an app by the app, which then has a token. */
  readonly isSignedIn: boolean
}

interface RouteAccess {
  /** The end of the visit: the page, another page of ours, or the app's own login. */
  readonly ends: 'enters' | 'to /login' | 'to the way back' | 'in the app’s login'
  /** The calls that the app received on the way. */
  readonly native: readonly ('token' | 'login')[]
  /** Whether the path is kept for the way back. */
  readonly isPathStored: boolean
}

const SESSION: Session = {
  token: 'a-token-of-the-table-0000' as Token,
  userInfo: { userId: 'u' as UserId, username: 'u', mobile: '1' },
}

/** Runs the real guard, with a simulated app, store and server. */
async function routeAccess({ pattern, shell, isSignedIn }: RouteVisit): Promise<RouteAccess> {
  const isDoor = pattern === '/login' && isNativeApp(shell)
  const path = isDoor ? '/user_center' : examplePath(pattern)
  // A public page has no guard before it.
  if (!isDoor && canEnter(pattern, 'browser')) return { ends: 'enters', native: [], isPathStored: false }
  const native: ('token' | 'login')[] = []
  let stored: string | undefined
  const app: NativeApp = {
    isApp: isNativeApp(shell),
    token: async () => (native.push('token'), isSignedIn ? 'an-app-token' : undefined),
    exchangeToken: async () => (isSignedIn ? ok(SESSION) : fail({ kind: 'login-required' })),
    openLogin: () => void native.push('login'),
  }
  const machine = createGuardMachine({
    store: storeOf(isSignedIn && !isNativeApp(shell) ? SESSION : undefined),
    returnPath: { save: (saved) => void (stored = saved), take: () => stored },
    app,
    shell,
    clock: { now: () => 0, after: () => () => undefined },
    receive: () => undefined,
    lapse: () => undefined,
  })
  const guard = createActor(machine, { input: { path } }).start()
  const { value } = await waitFor(guard, ({ status }) => status === 'done')
  const ends =
    value === 'entered'
      ? isDoor
        ? 'to the way back'
        : 'enters'
      : value === 'sentToLogin'
        ? 'to /login'
        : 'in the app’s login'
  return { ends, native, isPathStored: stored !== undefined }
}

const storeOf = (session: Session | undefined): SessionStore => ({
  readToken: () => session?.token,
  readUser: () => session?.userInfo,
  actsFor: () => session?.userInfo.userId,
  isOvertaken: () => false,
  adopt: () => undefined,
  write: () => undefined,
  clear: () => undefined,
  end: () => undefined,
})

/** An address of the pattern. */
export const examplePath = (pattern: string): string =>
  pattern.replace(/\/:market$/, '/tmall').replaceAll(/:(\w+)\??/g, 'example')

const SHELLS = ['browser', 'wechat', 'android-app', 'ios-app'] as const satisfies readonly Shell[]

interface AccessRow {
  readonly pattern: string
  /** By shell, first for a visitor, then for a signed-in user. */
  readonly cells: Readonly<Record<Shell, readonly [RouteAccess, RouteAccess]>>
}

/** Every route × every shell × signed in or not. */
export async function accessTable(patterns: readonly string[]): Promise<readonly AccessRow[]> {
  return Promise.all(
    patterns.map(async (pattern) => {
      const cells = await Promise.all(
        SHELLS.map(
          async (shell) =>
            [
              shell,
              await Promise.all([false, true].map((isSignedIn) => routeAccess({ pattern, shell, isSignedIn }))),
            ] as const,
        ),
      )
      return { pattern, cells: Object.fromEntries(cells) as unknown as AccessRow['cells'] }
    }),
  )
}

const summaryOf = ({ ends, native }: RouteAccess): string => [...native.map((call) => `app:${call}`), ends].join(' → ')

/** The table as text, one line for each kind of page a row. */
export async function accessText(patterns: readonly string[]): Promise<string> {
  const head = ['route', ...SHELLS.flatMap((shell) => [`${shell}, stranger`, `${shell}, signed in`])]
  const rows = (await accessTable(patterns)).map(({ pattern, cells }) => [
    pattern,
    ...SHELLS.flatMap((shell) => cells[shell].map(summaryOf)),
  ])
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
