import { fail, ok, type Result } from '@diandu/core/kernel'
import type { CaptchaTicket } from '@diandu/core/session'
import type { CaptchaWindow } from './captcha-window.ts'

/** Of Tencent's captcha. `ret` is 0 where the puzzle was solved, 2 where the person closed it. */
interface Answer {
  readonly ret?: unknown
  readonly ticket?: unknown
  readonly randstr?: unknown
  /** Where its own server did not answer: the ticket that then comes along proves nothing. */
  readonly errorCode?: unknown
}

interface Requested {
  readonly show: () => void
}

type TencentCaptcha = new (
  appId: string,
  tell: (answer: Answer) => void,
  options: { readonly userLanguage: string; readonly enableDarkMode: boolean },
) => Requested

type Page = Pick<Window, 'document'> & { readonly TencentCaptcha?: unknown }

export interface TencentCaptchaConfig {
  readonly appId: string
  /** Fetched from its maker each time the page is loaded, as its terms ask; never from us. */
  readonly script: string
}

/**
 * The web SDK of Tencent's captcha (cloud.tencent.com/document/product/1110/36841): a window of its own, a ticket and a
 * random string.
 */
export function tencentCaptcha(page: Page, { appId, script }: TencentCaptchaConfig): CaptchaWindow {
  let loading: Promise<TencentCaptcha> | undefined
  return {
    async solve() {
      loading ??= loadCaptcha(page, script).catch((error: unknown) => {
        loading = undefined
        throw error
      })
      try {
        const Captcha = await loading
        const userLanguage = page.document.documentElement.lang === 'en' ? 'en' : 'zh-cn'
        return await new Promise((settle) => {
          new Captcha(appId, (answer) => settle(resultOf(answer)), { userLanguage, enableDarkMode: true }).show()
        })
      } catch {
        return fail({ kind: 'offline' })
      }
    },
  }
}

function resultOf({ ret, ticket, randstr, errorCode }: Answer): Result<CaptchaTicket | null> {
  if (ret === 2) return ok(null)
  const isSolved =
    ret === 0 && errorCode === undefined && typeof ticket === 'string' && ticket !== '' && typeof randstr === 'string'
  return isSolved ? ok({ ticket, randstr }) : fail({ kind: 'offline' })
}

function loadCaptcha(page: Page, address: string): Promise<TencentCaptcha> {
  return new Promise((settle, refuse) => {
    const script = page.document.createElement('script')
    script.src = address
    script.addEventListener('load', () => {
      if (typeof page.TencentCaptcha === 'function') settle(page.TencentCaptcha as TencentCaptcha)
      else refuse(new Error('The script has brought no captcha'))
    })
    script.addEventListener('error', () => {
      script.remove()
      refuse(new Error('The captcha did not come'))
    })
    page.document.head.append(script)
  })
}
