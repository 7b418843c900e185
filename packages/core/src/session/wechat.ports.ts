import type { Result, StopSignal } from '../kernel/index.ts'

/** What WeChat's JS-SDK wants to know before it does anything on a page. */
export interface WeChatConfig {
  readonly appId: string
  /** Seconds. */
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** What WeChat adds to the address to which it leads back. Empty where the person did not want to be named. */
export interface WeChatVisit {
  readonly code: string
  readonly state: string
}

export interface WeChat {
  /** `pageUrl` is the whole address of the page, which the signature covers. */
  config(pageUrl: string, signal?: StopSignal): Promise<Result<WeChatConfig>>
  /** Back from WeChat: the session knows from then on whose money is spent here inside WeChat. */
  comeBack(visit: WeChatVisit): Promise<Result<null>>
  /** Where the game opens inside WeChat. */
  gameUrl(signal?: StopSignal): Promise<Result<string>>
}
