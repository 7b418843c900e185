import { plainPath } from '../../kernel/index.ts'

/** Around which shell the page runs. */
export type Shell = 'browser' | 'wechat' | 'ios-app' | 'android-app'

/** Pages of the user center that need no login (spec §4), as plain paths. */
const OPEN_PAGES: ReadonlySet<string> = new Set([
  '/user_center/setting',
  '/user_center/about',
  '/user_center/aboutdetail',
  '/user_center/sevenyears',
])

export const isNativeApp = (shell: Shell): boolean => shell === 'ios-app' || shell === 'android-app'

/** Whether a page may be seen without a session. Placing an order and one's messages belong to a person too. */
export function canEnter(path: string, shell: Shell): boolean {
  const plain = plainPath(path)
  if (OPEN_PAGES.has(plain)) return true
  if (/^\/shop\/[^/]+\/order$/.test(plain)) return false
  if (plain === '/message' || plain.startsWith('/message/')) return false
  if (plain !== '/user_center' && !plain.startsWith('/user_center/')) return true
  return isNativeApp(shell) && /^\/user_center\/goldcoin\/[^/]+$/.test(plain)
}

export type EntryDecision = 'enter' | 'exchange-app-token' | 'login'

/** The decision table of spec §4: who may go on, who is asked to log in, and how. */
export function decideEntry(visit: {
  readonly path: string
  readonly shell: Shell
  readonly hasToken: boolean
  readonly isSignedIn: boolean
}): EntryDecision {
  if (canEnter(visit.path, visit.shell)) return 'enter'
  if (isNativeApp(visit.shell)) return 'exchange-app-token'
  return visit.hasToken && visit.isSignedIn ? 'enter' : 'login'
}
