import type { ComparedShopsStore, SearchHistoryStore, ViewedShopsStore } from '@diandu/core/catalog'
import type { BusyCount, Clock, DeviceStorage, Random } from '@diandu/core/kernel'
import type { ReturnPathStore, SessionStore, Shell } from '@diandu/core/session'
import type { PageCopies } from '@diandu/core/support'
import type { PaymentSheet } from '@diandu/core/wallet'
import type { CaptchaWindow } from '../captcha/index.ts'
import type { ShellBridge } from '../shells/index.ts'
import type { WeChatPage } from '../wechat/index.ts'

/** The ports that the device answers by itself: there at once, without the code that calls the server. */
export interface DevicePorts {
  readonly shell: Shell
  /** The app around the page, where there is one. */
  readonly bridge: ShellBridge
  /** Inside WeChat, where this installation is known to it. */
  readonly weChatPage?: WeChatPage
  /** WeChat's payment sheet, inside WeChat. */
  readonly paymentSheet?: PaymentSheet
  /** The third party's captcha, where this installation has one; without it the server draws its own puzzles. */
  readonly captchaWindow?: CaptchaWindow
  /** Whether this installation offers a chat with customer service. */
  readonly hasChat: boolean
  readonly clock: Clock
  readonly random: Random
  /** Whether the text is in the clipboard now. A browser allows it inside the handler of a press and not later. */
  readonly copy: (text: string) => Promise<boolean>
  readonly busy: BusyCount
  /** Whether the server answers now. */
  readonly isReachable: () => Promise<boolean>
  readonly sessionStore: SessionStore
  readonly returnPath: ReturnPathStore
  readonly searchHistory: SearchHistoryStore
  readonly viewedShops: ViewedShopsStore
  readonly comparedShops: ComparedShopsStore
  readonly storage: DeviceStorage
  readonly copies: PageCopies
}
