import { fail, ok, type Clock, type Result } from '@diandu/core/kernel'
import type { Log } from '../../kernel/index.ts'
import type { CodeMessage, Sms } from '../sms.ts'
import { tencentRequest, type TencentCredentials } from './tencent-request.ts'

/** From the console of the provider's SMS service. */
export interface TencentSmsAccount extends TencentCredentials {
  readonly appId: string
  readonly signName: string
  /**
   * A template with two places, the code and for how many minutes it is valid; its last line should be `@<host> #{1}`,
   * for browsers to read.
   */
  readonly templateId: string
  readonly region: string
  readonly endpoint: string
}

const TIMEOUT_MS = 8_000

/** Text messages through Tencent Cloud SMS. */
export function tencentSms(account: TencentSmsAccount, clock: Clock, log: Log): Sms {
  return {
    kind: 'tencent',
    async sendCode(message) {
      // The template has a place for a code and none for words.
      if (message.note === 'no-account') return ok(null)
      try {
        const response = await fetch(account.endpoint, requestOf(account, message, clock.now()))
        return accepted(await response.json(), log)
      } catch (error) {
        log.error({ error }, 'The SMS provider was not reached')
        return fail({ kind: 'http', status: 502 })
      }
    },
  }
}

function requestOf(account: TencentSmsAccount, { mobile, code, validMs }: CodeMessage, nowMs: number): RequestInit {
  const { endpoint, region } = account
  const input = {
    PhoneNumberSet: [`+86${mobile}`],
    SmsSdkAppId: account.appId,
    SignName: account.signName,
    TemplateId: account.templateId,
    TemplateParamSet: [code, String(Math.round(validMs / 60_000))],
  }
  return tencentRequest(account, {
    endpoint,
    region,
    service: 'sms',
    action: 'SendSms',
    version: '2021-01-11',
    input,
    nowMs,
    timeoutMs: TIMEOUT_MS,
  })
}

interface TencentAnswer {
  readonly Response?: {
    readonly Error?: { readonly Code?: string; readonly Message?: string }
    readonly SendStatusSet?: readonly { readonly Code?: string; readonly Message?: string }[]
    readonly RequestId?: string
  }
}

/** HTTP 200 says nothing yet: the request may have failed as a whole, or for this one phone. */
function accepted(answer: unknown, log: Log): Result<null> {
  const {
    Error: error,
    SendStatusSet: [status] = [],
    RequestId: requestId,
  } = (answer as TencentAnswer | null)?.Response ?? {}
  if (error === undefined && status?.Code === 'Ok') return ok(null)
  log.error(
    { requestId, reason: error?.Code ?? status?.Code, words: error?.Message ?? status?.Message },
    'The SMS provider refused a message',
  )
  return fail({ kind: 'http', status: 502 })
}
