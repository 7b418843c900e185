import { fail, ok, type Clock, type Result } from '@diandu/core/kernel'
import type { Log } from '../../kernel/index.ts'
import type { CaptchaCheck } from '../captcha-check.ts'
import { tencentRequest, type TencentCredentials } from './tencent-request.ts'

/** From the console of the provider's captcha service. */
export interface TencentCaptchaAccount extends TencentCredentials {
  /** Digits; the page names it too. */
  readonly appId: string
  /** Proves that the application is ours; it never goes anywhere but to the provider. */
  readonly appSecretKey: string
  readonly endpoint: string
}

/** Its maker asks that the script is fetched from this place and from no other. */
export const CAPTCHA_SCRIPT = 'https://turing.captcha.qcloud.com/TJCaptcha.js'

/** Where its script, frames, pictures and answers come from. */
export const CAPTCHA_ORIGINS = ['https://turing.captcha.qcloud.com', 'https://turing.captcha.gtimg.com'] as const

/** The only kind that this call of the provider knows. */
const CAPTCHA_TYPE = 9
const PASSED = 1
const TIMEOUT_MS = 4_000

/** Asks Tencent's captcha about tickets (cloud.tencent.com/document/product/1110/36926). */
export function tencentCaptcha(
  account: TencentCaptchaAccount,
  clock: Clock,
  log: Log,
  timeoutMs = TIMEOUT_MS,
): CaptchaCheck {
  return {
    async isSolved({ ticket, randstr }, clientAddress) {
      const { endpoint, appId, appSecretKey } = account
      const input = {
        CaptchaType: CAPTCHA_TYPE,
        Ticket: ticket,
        UserIp: clientAddress.replace(/^::ffff:(?=\d+\.)/i, ''),
        Randstr: randstr,
        CaptchaAppId: Number(appId),
        AppSecretKey: appSecretKey,
      }
      const action = {
        endpoint,
        service: 'captcha',
        action: 'DescribeCaptchaResult',
        version: '2019-07-22',
        input,
        nowMs: clock.now(),
        timeoutMs,
      }
      try {
        const response = await fetch(endpoint, tencentRequest(account, action))
        return validated(response.ok ? await response.json() : null, log)
      } catch (error) {
        log.error({ error }, 'The captcha provider was not reached')
        return fail({ kind: 'http', status: 502 })
      }
    },
  }
}

interface TencentAnswer {
  readonly Response?: {
    readonly Error?: { readonly Code?: string; readonly Message?: string }
    readonly CaptchaCode?: unknown
    readonly CaptchaMsg?: unknown
    readonly RequestId?: string
  }
}

/** A bad ticket is an answer; a request that the provider refused, or that says nothing, is none. */
function validated(answer: unknown, log: Log): Result<boolean> {
  const {
    Error: error,
    CaptchaCode: code,
    CaptchaMsg: words,
    RequestId: requestId,
  } = (answer as TencentAnswer | null)?.Response ?? {}
  if (error !== undefined || typeof code !== 'number') {
    log.error({ requestId, reason: error?.Code, words: error?.Message }, 'The captcha provider refused a request')
    return fail({ kind: 'http', status: 502 })
  }
  // Most are people who were too slow; where all of them fail, the application's id and key do not match.
  if (code !== PASSED) log.warn({ requestId, code, words }, 'A captcha ticket was not good')
  return ok(code === PASSED)
}
