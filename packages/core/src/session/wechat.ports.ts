import type { Result, StopSignal } from '../kernel/index.ts'

/** What WeChat's JS-SDK wants to know before it does anything on a page. */
export interface WeChatConfig {
  readonly appId: string
  /** Seconds. */
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

export interface WeChat {
  /** `pageUrl` is the whole address of the page, which the signature covers. */
  config(pageUrl: string, signal?: StopSignal): Promise<Result<WeChatConfig>>
  /** Where the game opens inside WeChat. */
  gameUrl(signal?: StopSignal): Promise<Result<string>>
}
