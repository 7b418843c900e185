import { SANDBOX_GAME_ENTRY } from '@diandu/core/guess-game'
import type { WeChatAccount } from '../../integrations/index.ts'
import { whenSet } from '../conditions.ts'
import { SECRET_OF_PROVIDER } from '../secret-rule.ts'
import type { SERVER_SETTINGS } from './server-settings.ts'
import { serviceEndpoint } from '../service-endpoint.ts'
import type { SettingGroup, ValuesOf } from '../setting.ts'
import { httpsAddress, list, text, textLike } from '../setting-types.ts'

const channel = textLike(
  /^[\w.-]{1,60}$/,
  '1 to 60 letters, digits, dots, dashes or underscores',
  'must be 1 to 60 letters, digits, dots, dashes or underscores',
)
const PAGE = /^\/[\w/.-]*$/

/** Surroundings of the pages: apps, WeChat, the game. */
export const SHELL_SETTINGS = {
  APP_CHANNEL_IOS: {
    type: channel,
    default: { demo: 'diandu-ios' },
    meaning: 'What the iOS app calls itself in its user agent or in the query’s `os`.',
  },
  APP_CHANNEL_ANDROID: { type: channel, default: { demo: 'diandu-android' }, meaning: 'The same of the Android app.' },
  WECHAT_APP_ID: {
    type: text('id'),
    meaning:
      'The official account at WeChat that signs pages for sharing and says who pays inside WeChat; without one a simulated WeChat, where sandboxes are allowed.',
    requiredWhen: [whenSet('WECHAT_APP_SECRET'), whenSet('WECHAT_PAY_MERCHANT_ID')],
  },
  WECHAT_APP_SECRET: {
    type: text('text'),
    meaning: 'Its secret.',
    requiredWhen: [whenSet('WECHAT_APP_ID')],
    secret: SECRET_OF_PROVIDER,
  },
  WECHAT_ENDPOINT: serviceEndpoint('https://api.weixin.qq.com', 'Where WeChat is asked.'),
  WECHAT_GAME_ENTRY: {
    type: httpsAddress,
    meaning:
      'Where the guessing game opens inside WeChat. Without it demo mode has a simulated entry, and production leads no visitor away.',
  },
  WECHAT_GAME_PAGES: {
    type: list('paths, with commas between', (page) => PAGE.test(page), 'must be paths, such as /activity/game,/game'),
    default: '/game',
    meaning:
      'The game’s pages: outside of WeChat and the apps they lead to that entry, unless the address names an `os`.',
  },
} as const satisfies SettingGroup

/** Surroundings of this installation's pages: its apps, its account at WeChat, its game. */
export interface ShellSettings {
  /** The names by which our two app shells announce themselves; an empty one marks nothing. */
  readonly channelIds: { readonly ios: string; readonly android: string }
  /** The account at WeChat; `null` is the sandbox, or nothing where sandboxes are not allowed. */
  readonly weChat: WeChatAccount | null
  /** Where the guessing game opens inside WeChat; `null`: no visitor is led there. */
  readonly gameEntry: string | null
  /** The pages that belong to the game, with all below them. */
  readonly gamePages: readonly string[]
  /**
   * Where people open the market, such as `https://m.example.com`; `null` where nothing says so, which is never where
   * `weChat` is an account.
   */
  readonly publicOrigin: string | null
}

export function shellSettings(values: ValuesOf<typeof SHELL_SETTINGS & typeof SERVER_SETTINGS>): ShellSettings {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: appSecret, PUBLIC_URL: publicUrl } = values
  return {
    // In production an app has the name that it was built with, or none.
    channelIds: { ios: values.APP_CHANNEL_IOS ?? '', android: values.APP_CHANNEL_ANDROID ?? '' },
    weChat:
      appId === undefined || appSecret === undefined ? null : { appId, appSecret, endpoint: values.WECHAT_ENDPOINT },
    gameEntry: values.WECHAT_GAME_ENTRY ?? (values.DIANDU_MODE === 'demo' ? SANDBOX_GAME_ENTRY : null),
    gamePages: values.WECHAT_GAME_PAGES,
    publicOrigin: publicUrl === undefined ? null : new URL(publicUrl).origin,
  }
}

/** Two apps of one name could not be told apart. */
export const channelProblems = (
  values: Partial<Pick<ValuesOf<typeof SHELL_SETTINGS>, 'APP_CHANNEL_IOS' | 'APP_CHANNEL_ANDROID'>>,
): readonly string[] =>
  values.APP_CHANNEL_IOS !== undefined && values.APP_CHANNEL_IOS === values.APP_CHANNEL_ANDROID
    ? ['APP_CHANNEL_ANDROID must differ from APP_CHANNEL_IOS']
    : []
