import type { WeChatAccount } from '../outside/index.ts'

type Given = Readonly<Record<string, string | undefined>>

/** What stands around the pages of this installation: its apps, its account at WeChat, its game. */
export interface ShellSettings {
  /** What our two app shells call themselves; an empty one marks nothing. */
  readonly channelIds: { readonly ios: string; readonly android: string }
  /** The account at WeChat; `null` is the sandbox, or nothing where sandboxes are not allowed. */
  readonly weChat: WeChatAccount | null
  /** Where the guessing game opens inside WeChat; `null`: nobody is led there. */
  readonly gameEntry: string | null
  /** The pages that belong to the game, with all below them. */
  readonly gamePages: readonly string[]
}

interface ReadShells {
  readonly shells: ShellSettings
  readonly problems: readonly string[]
}

/** A demonstration plays both apps; in production they have the names that they were built with. */
const DEMO_CHANNELS = { ios: 'diandu-ios', android: 'diandu-android' } as const

const CHANNEL = /^[\w.-]{1,60}$/
const PAGE = /^\/[\w/.-]*$/

export function readShells(given: Given, isDemo: boolean): ReadShells {
  const problems: string[] = []
  const check = (name: string, isRight: (value: string) => boolean, words: string): string | undefined => {
    const value = given[name]
    if (value !== undefined && !isRight(value)) problems.push(`${name} ${words}`)
    return value
  }
  const channel = (name: string, demo: string) =>
    check(name, (text) => CHANNEL.test(text), 'must be 1 to 60 letters, digits, dots, dashes or underscores') ?? (isDemo ? demo : '')
  const channelIds = { ios: channel('APP_CHANNEL_IOS', DEMO_CHANNELS.ios), android: channel('APP_CHANNEL_ANDROID', DEMO_CHANNELS.android) }
  if (channelIds.ios !== '' && channelIds.ios === channelIds.android) problems.push('APP_CHANNEL_ANDROID must differ from APP_CHANNEL_IOS')

  const [appId, appSecret] = [given['WECHAT_APP_ID'], given['WECHAT_APP_SECRET']]
  if ((appId === undefined) !== (appSecret === undefined)) problems.push(`${appId === undefined ? 'WECHAT_APP_ID' : 'WECHAT_APP_SECRET'} must be set where the other one is`)
  const endpoint = given['WECHAT_ENDPOINT'] ?? 'https://api.weixin.qq.com'

  const gameEntry = check('WECHAT_GAME_ENTRY', isHttps, 'must be an address that begins with https://') ?? null
  const gamePages = (given['WECHAT_GAME_PAGES'] ?? '').split(',').map((page) => page.trim()).filter((page) => page !== '')
  if (!gamePages.every((page) => PAGE.test(page))) problems.push('WECHAT_GAME_PAGES must be paths, such as /activity/game,/game')
  return { shells: { channelIds, weChat: appId === undefined || appSecret === undefined ? null : { appId, appSecret, endpoint }, gameEntry, gamePages }, problems }
}

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:'
