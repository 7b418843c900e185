/** Signed by the server for one page; WeChat's JS-SDK does nothing without it. */
export interface SignedPage {
  readonly appId: string
  /** Seconds. */
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** The used part of WeChat's JS-SDK, named as in its documentation. */
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
