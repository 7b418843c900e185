import type { SmsTemplate } from '@diandu/core/inbox'
import { fail, ok, type Clock, type Result } from '@diandu/core/kernel'
import type { Log } from '../../kernel/index.ts'
import { afterFailedFetch, type HandedOver } from '../handed-over.ts'
import type { CodeMessage, TextMessages } from '../sms.ts'
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
  /** The templates of notices, each with the text of `SMS_TEMPLATES`. */
  readonly noticeTemplateIds: Readonly<Record<SmsTemplate, string>>
  readonly region: string
  readonly endpoint: string
}

const TIMEOUT_MS = 8_000

/** Text messages through Tencent Cloud SMS. */
export function tencentSms(account: TencentSmsAccount, clock: Clock, log: Log): TextMessages {
  return {
    kind: 'tencent',
    async sendCode(message) {
      // The template has a place for a code and none for words.
      if (message.note === 'no-account') return ok(null)
      try {
        const response = await fetch(account.endpoint, requestOf(account, codeMessage(account, message), clock.now()))
        return accepted(await response.json(), log)
      } catch (error) {
        log.error({ error }, 'The SMS provider was not reached')
        return fail({ kind: 'http', status: 502 })
      }
    },
    // A session context comes back with the delivery report and keeps nothing from being sent twice.
    knowsRequestsForMs: 0,
    async sendNotice({ mobile, notice, requestId }) {
      const message = {
        mobile,
        templateId: account.noticeTemplateIds[notice.template],
        values: notice.values,
        context: requestId,
      }
      try {
        const response = await fetch(account.endpoint, requestOf(account, message, clock.now()))
        return handedOver(await response.json(), log)
      } catch (error) {
        log.error({ error }, 'The SMS provider was not reached')
        return afterFailedFetch(error)
      }
    },
  }
}

interface TemplateMessage {
  readonly mobile: string
  readonly templateId: string
  readonly values: readonly string[]
  readonly context?: string
}

const codeMessage = (account: TencentSmsAccount, { mobile, code, validMs }: CodeMessage): TemplateMessage => ({
  mobile,
  templateId: account.templateId,
  values: [code, String(Math.round(validMs / 60_000))],
})

function requestOf(
  account: TencentSmsAccount,
  { mobile, templateId, values, context }: TemplateMessage,
  nowMs: number,
): RequestInit {
  const { endpoint, region } = account
  const input = {
    PhoneNumberSet: [`+86${mobile}`],
    SmsSdkAppId: account.appId,
    SignName: account.signName,
    TemplateId: templateId,
    TemplateParamSet: values,
    ...(context === undefined ? {} : { SessionContext: context }),
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
  return faultIn(answer, log) === undefined ? ok(null) : fail({ kind: 'http', status: 502 })
}

/** Permanent for this phone or this text; any other error, such as an account without money, may pass. */
const ABOUT_THE_PHONE =
  /^(FailedOperation\.(PhoneNumberInBlacklist|ContainSensitiveWord)|InvalidParameterValue\.IncorrectPhoneNumber|LimitExceeded\.PhoneNumber.*Limit|UnsupportedOperation\..*PhoneNumber.*)$/

/** An answer with a fault says that nothing was sent, but for an error inside of the provider. */
function handedOver(answer: unknown, log: Log): HandedOver {
  const fault = faultIn(answer, log)
  if (fault === undefined) return { kind: 'taken' }
  if (ABOUT_THE_PHONE.test(fault)) return { kind: 'refused', why: fault, isAddressGone: false }
  return { kind: fault.startsWith('InternalError') ? 'unsure' : 'again', why: fault }
}

function faultIn(answer: unknown, log: Log): string | undefined {
  const {
    Error: error,
    SendStatusSet: [status] = [],
    RequestId: requestId,
  } = (answer as TencentAnswer | null)?.Response ?? {}
  if (error === undefined && status?.Code === 'Ok') return undefined
  const reason = error?.Code ?? status?.Code
  log.error({ requestId, reason, words: error?.Message ?? status?.Message }, 'The SMS provider refused a message')
  return reason ?? 'InternalError'
}
