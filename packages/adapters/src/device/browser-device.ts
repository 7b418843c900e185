import { createBusyCount } from '@diandu/core/kernel'
import { lateCaptcha, type TencentCaptchaConfig } from '../captcha/index.ts'
import { isReachable } from '../http/is-reachable.ts'
import { copyText } from '../media/copy-text.ts'
import { detectShell, lateBridge, type BridgeWindow, type ChannelIds } from '../shells/index.ts'
import {
  cookieStore,
  pageCopies,
  returnPathStore,
  searchHistoryStore,
  sessionStore,
  comparedShopsStore,
  viewedShopsStore,
  webStore,
} from '../storage/index.ts'
import { pageClock, systemClock, webRandom } from '../time/index.ts'
import { latePaymentSheet, weChatPage } from '../wechat/index.ts'
import type { DevicePorts } from './device-ports.ts'

/** A token is good for 30 days, and written again at every start. */
const TOKEN_SECONDS = 30 * 24 * 3600
const RETURN_PATH_SECONDS = 3600
const YEAR_SECONDS = 365 * 24 * 3600

export interface ShellConfig {
  readonly channelIds: ChannelIds
  /** Where the script of WeChat's JS-SDK is; empty where WeChat knows nothing of us. */
  readonly weChatScript: string
  /** The third party's captcha; without an `appId` there is none. */
  readonly captcha: TencentCaptchaConfig
  readonly hasChat: boolean
}

export function browserDevice(page: Window, { channelIds, weChatScript, captcha, hasChat }: ShellConfig): DevicePorts {
  const isSecure = page.location.protocol === 'https:'
  const cookies = (maxAgeSeconds: number) => cookieStore(page.document, { maxAgeSeconds, isSecure })
  const local = webStore(() => page.localStorage)
  const copies = pageCopies(page)
  const shell = detectShell({ userAgent: page.navigator.userAgent, query: page.location.search, channelIds })
  return {
    shell,
    bridge: lateBridge(shell, page as unknown as BridgeWindow),
    ...(shell === 'wechat' && weChatScript !== '' ? { weChatPage: weChatPage(page, weChatScript) } : {}),
    ...(shell === 'wechat' ? { paymentSheet: latePaymentSheet(page, systemClock) } : {}),
    ...(captcha.appId === '' ? {} : { captchaWindow: lateCaptcha(page, captcha) }),
    hasChat,
    clock: pageClock(page),
    random: webRandom(),
    copy: (text) => copyText(text, page),
    busy: createBusyCount(),
    isReachable,
    sessionStore: sessionStore(cookies(TOKEN_SECONDS), local, copies.forget),
    returnPath: returnPathStore(cookies(RETURN_PATH_SECONDS)),
    searchHistory: searchHistoryStore(local),
    viewedShops: viewedShopsStore(local),
    comparedShops: comparedShopsStore(local),
    storage: { local, visit: webStore(() => page.sessionStorage), cookies: cookies(YEAR_SECONDS) },
    copies,
  }
}
