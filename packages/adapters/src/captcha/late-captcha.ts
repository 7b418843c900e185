import { fail } from '@diandu/core/kernel'
import type { CaptchaWindow } from './captcha-window.ts'
import type { TencentCaptchaConfig } from './tencent-captcha.ts'

/**
 * The third party's captcha where one is configured; its code, and then its maker's, come when a user is asked for the
 * first time.
 */
export function lateCaptcha(page: Window, config: TencentCaptchaConfig): CaptchaWindow {
  let window: Promise<CaptchaWindow> | undefined
  return {
    async solve() {
      window ??= import('./tencent-captcha.ts').then(({ tencentCaptcha }) => tencentCaptcha(page, config))
      try {
        return await (await window).solve()
      } catch {
        window = undefined
        return fail({ kind: 'offline' })
      }
    },
  }
}
