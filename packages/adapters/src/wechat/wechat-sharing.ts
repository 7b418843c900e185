import { fail, ok, type Clock, type Result } from '@diandu/core/kernel'
import type { Sharing } from './sharing.ts'
import type { WeChatPage } from './wechat-page.ts'
import { SHARE_METHODS, type SignedPage, type WeChatSdk } from './wechat-sdk.ts'

interface WeChatServices extends WeChatPage {
  /** The server's signature over a page's whole address. */
  readonly config: (pageUrl: string) => Promise<Result<SignedPage>>
  readonly clock: Clock
}

/** An SDK that says neither yes nor no within this time is given up; the next page asks again. */
export const READY_LIMIT_MS = 10_000

/**
 * Sharing inside WeChat: each address is signed by the server once, accepted by the SDK, and only then given its share
 * data.
 */
export function weChatSharing({ loadSdk, config, pageUrl, signsFirstPage, clock }: WeChatServices): Sharing {
  const firstUrl = withoutFragment(pageUrl())
  let acceptedUrl: string | undefined
  let newest = 0
  let last: Promise<unknown> = Promise.resolve()

  const share: Sharing['share'] = async ({ title, description, pictureUrl, url }) => {
    newest += 1
    const own = newest
    const signedUrl = signsFirstPage ? firstUrl : withoutFragment(pageUrl())
    const begin = async (): Promise<Result<null>> => {
      // Another page was opened meanwhile: it says its own.
      if (own !== newest) return ok(null)
      const sdk = await loadSdk().catch(() => undefined)
      if (sdk === undefined) return fail({ kind: 'offline' })
      if (acceptedUrl !== signedUrl) {
        acceptedUrl = undefined
        const signed = await config(signedUrl)
        if (!signed.ok) return signed
        if (!(await isAccepted(sdk, signed.value, clock))) return fail({ kind: 'signature-rejected' })
        acceptedUrl = signedUrl
      }
      if (own === newest) {
        sdk.updateAppMessageShareData({ title, desc: description, link: url, imgUrl: pictureUrl })
        sdk.updateTimelineShareData({ title, link: url, imgUrl: pictureUrl })
      }
      return ok(null)
    }
    // One after the other: the SDK knows one address at a time.
    const turn = last.then(begin, begin)
    last = turn
    return turn
  }
  return { share }
}

const withoutFragment = (url: string): string => url.replace(/#.*$/s, '')

function isAccepted(
  sdk: WeChatSdk,
  { appId, timestamp, nonceStr, signature }: SignedPage,
  clock: Clock,
): Promise<boolean> {
  return new Promise((settle) => {
    const stop = clock.after(READY_LIMIT_MS, () => settle(false))
    const say = (answer: boolean): void => {
      stop()
      settle(answer)
    }
    sdk.error(() => say(false))
    sdk.config({ debug: false, appId, timestamp, nonceStr, signature, jsApiList: SHARE_METHODS })
    sdk.ready(() => say(true))
  })
}
