import { parseJson } from '@diandu/core/input'
import { fail, ok, type Clock, type Random, type Result } from '@diandu/core/kernel'
import * as v from 'valibot'
import type { Log } from '../../kernel/index.ts'
import type { PaymentProvider } from '../payments.ts'
import { jsapiOrder, platformTime, sheetTerms } from './jsapi-order.ts'
import { readPaymentNotice } from './read-payment-notice.ts'
import { CLOSED, isOurs, newsOf, transaction } from './transaction.ts'
import type { WeChatPayAccount } from './wechat-pay-account.ts'
import { platformFault, weChatPayAuthorization } from './wechat-pay-signature.ts'

export interface WeChatPayDeps {
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  /** The path of ours that takes notifications. */
  readonly noticePath: string
}

const TIMEOUT_MS = 8_000
/** An address of the cashier is good for five minutes; asked for again a little earlier. */
const CASHIER_VALID_MS = 4 * 60_000

interface Answer {
  readonly status: number
  readonly value: unknown
}

/** A name of a payment serves for two hours; asked for again a little earlier. */
const SHEET_VALID_MS = 110 * 60_000

/** WeChat Pay, API v3: in the browser of a phone (H5), and inside WeChat (JSAPI). */
export function weChatPay(
  account: WeChatPayAccount,
  { clock, random, log, noticePath }: WeChatPayDeps,
): PaymentProvider {
  const { appId, merchantId, endpoint, publicUrl } = account
  const [answerKey = ''] = account.platformKeys.keys()
  const send = async (method: 'GET' | 'POST', path: string, input?: object): Promise<Result<Answer>> => {
    const body = input === undefined ? '' : JSON.stringify(input)
    const timestamp = Math.floor(clock.now() / 1000)
    const authorization = weChatPayAuthorization(
      { method, path, body, timestamp, nonce: random.token().slice(0, 32) },
      account,
    )
    try {
      const response = await fetch(`${endpoint}${path}`, {
        method,
        redirect: 'error',
        // Answers are signed with the key that is named here; without a name the platform chooses one.
        headers: {
          authorization,
          accept: 'application/json',
          'content-type': 'application/json',
          'user-agent': 'diandu',
          'wechatpay-serial': answerKey,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(input === undefined ? {} : { body }),
      })
      const text = await response.text()
      // Errors are told unsigned; none of them credits anything.
      const fault = response.ok ? platformFault(Object.fromEntries(response.headers), text, account, clock.now()) : null
      if (fault !== null)
        log.error({ path, status: response.status, fault }, 'An answer in the name of WeChat Pay was not signed by it')
      return fault === null ? ok({ status: response.status, value: parseJson(text) }) : UNREACHED
    } catch (error) {
      log.error({ error, path }, 'WeChat Pay was not reached')
      return UNREACHED
    }
  }
  const refused = ({ status, value }: Answer, what: string): Result<never> => {
    log.error({ status, code: codeOf(value) }, `WeChat Pay refused to ${what}`)
    return UNREACHED
  }
  const pathOf = (id: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(id)}`
  return {
    methods: ['wechat-pay'],
    receivers: [
      {
        kind: 'wechat-pay',
        read: (notice) => readPaymentNotice(notice, account, { clock, log }),
        reply: (isTaken) =>
          isTaken
            ? { status: 204, body: '' }
            : { status: 400, body: JSON.stringify({ code: 'FAIL', message: '失败' }) },
      },
    ],
    async open({ id, amountFen, title, clientAddress, backPath, expiresAt }) {
      const answer = await send('POST', '/v3/pay/transactions/h5', {
        appid: appId,
        mchid: merchantId,
        description: title,
        out_trade_no: id,
        time_expire: platformTime(expiresAt),
        notify_url: `${publicUrl}${noticePath}`,
        amount: { total: amountFen, currency: 'CNY' },
        scene_info: { payer_client_ip: clientAddress.replace(/^::ffff:(?=\d+\.)/i, ''), h5_info: { type: 'Wap' } },
      })
      if (!answer.ok) return answer
      const parsed = v.safeParse(v.object({ h5_url: v.pipe(v.string(), v.url()) }), answer.value.value)
      if (answer.value.status !== 200 || !parsed.success) return refused(answer.value, 'open a cashier')
      const url = `${parsed.output.h5_url}&redirect_url=${encodeURIComponent(`${publicUrl}${backPath}`)}`
      return ok({ url, until: clock.now() + CASHIER_VALID_MS })
    },
    sheets: {
      methods: ['wechat-pay'],
      async prepare(charge) {
        const answer = await send(
          'POST',
          '/v3/pay/transactions/jsapi',
          jsapiOrder(account, charge, `${publicUrl}${noticePath}`),
        )
        if (!answer.ok) return answer
        const parsed = v.safeParse(
          v.object({ prepay_id: v.pipe(v.string(), v.regex(/^\S{1,64}$/)) }),
          answer.value.value,
        )
        if (answer.value.status !== 200 || !parsed.success) return refused(answer.value, 'prepare a sheet')
        return ok({ prepayId: parsed.output.prepay_id, until: clock.now() + SHEET_VALID_MS })
      },
      terms: async (prepayId) => sheetTerms(account, prepayId, clock.now(), random.token()),
    },
    async query({ id: chargeId }) {
      const answer = await send('GET', `${pathOf(chargeId)}?mchid=${merchantId}`)
      if (!answer.ok) return answer
      const { status, value } = answer.value
      if (isUnknown(value)) return ok(null)
      if (codeOf(value) === 'ORDER_CLOSED') return ok(CLOSED)
      const parsed = v.safeParse(transaction, value)
      const isRequested =
        status === 200 && parsed.success && parsed.output.out_trade_no === chargeId && isOurs(parsed.output, account)
      return isRequested ? ok(newsOf(parsed.output)) : refused(answer.value, 'tell of an order')
    },
    async close({ id: chargeId }) {
      const answer = await send('POST', `${pathOf(chargeId)}/close`, { mchid: merchantId })
      if (!answer.ok) return answer
      const { status, value } = answer.value
      if (status === 204 || isUnknown(value) || codeOf(value) === 'ORDER_CLOSED') return ok(true)
      return codeOf(value) === 'ORDERPAID' ? ok(false) : refused(answer.value, 'close an order')
    },
  }
}

const UNREACHED = fail({ kind: 'http', status: 502 } as const)

const codeOf = (value: unknown): unknown => (value as { readonly code?: unknown } | null)?.code

/** It was never opened there. By its code alone: a 404 without one may come from anything on the way. */
const isUnknown = (value: unknown): boolean => NOT_THERE.includes(codeOf(value))
const NOT_THERE: readonly unknown[] = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS']
