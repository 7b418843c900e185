/** What the server signs for a page, before WeChat's JS-SDK does anything there. */
export interface SignedPage {
  readonly appId: string
  /** Seconds. */
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** What of WeChat's JS-SDK is used, as its own documentation names it. */
export interface WeChatSdk {
  readonly config: (terms: SignedPage & { readonly debug: boolean; readonly jsApiList: readonly string[] }) => void
  readonly ready: (listener: () => void) => void
  readonly error: (listener: (reason: unknown) => void) => void
  readonly updateAppMessageShareData: (data: SharedWithFriends) => void
  readonly updateTimelineShareData: (data: SharedOnTimeline) => void
}

interface SharedOnTimeline {
  readonly title: string
  readonly link: string
  readonly imgUrl: string
}

interface SharedWithFriends extends SharedOnTimeline {
  readonly desc: string
}

export const SHARE_METHODS = ['updateAppMessageShareData', 'updateTimelineShareData'] as const
