import type { WeChatSdk } from './wechat-sdk.ts'

/** A page inside WeChat, as sharing needs it. */
export interface WeChatPage {
  /** Fetched with the first call; a later one gets the same. */
  readonly loadSdk: () => Promise<WeChatSdk>
  /** The address of the page that is shown. */
  readonly pageUrl: () => string
  /** WeChat on iOS checks by the address that the visit began with, on Android by the one that is shown. */
  readonly signsFirstPage: boolean
}

type Page = Pick<Window, 'document' | 'location' | 'navigator'>

export function weChatPage(page: Page, scriptUrl: string): WeChatPage {
  let loading: Promise<WeChatSdk> | undefined
  return {
    loadSdk() {
      loading ??= import('./load-wechat-sdk.ts')
        .then(({ loadWeChatSdk }) => loadWeChatSdk(page, scriptUrl))
        .catch((error: unknown) => {
          loading = undefined
          throw error
        })
      return loading
    },
    pageUrl: () => page.location.href,
    signsFirstPage: /iPhone|iPad|iPod/.test(page.navigator.userAgent),
  }
}
