import type { Result, StopSignal } from '../kernel/index.ts'

/** The configuration that WeChat's JS-SDK needs on a page. */
export interface WeChatConfig {
  readonly appId: string
  /** Seconds. */
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** The parameters that WeChat adds to the return address. Empty where the person refused to be named. */
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
