import { fail, ok, type Clock, type Random, type Result } from '@diandu/core/kernel'
import * as v from 'valibot'
import type { Log } from '../../log.ts'
import { parseJson } from '../../parse-json.ts'
import type { ChargeNotice, PaymentProvider, RawNotice } from '../payments.ts'
import { newsOf, transaction } from './transaction.ts'
import type { WeChatPayAccount } from './wechat-pay-account.ts'
import { isFromWeChatPay, openResource, weChatPayAuthorization } from './wechat-pay-signature.ts'

export interface WeChatPayParts {
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  /** The path of ours that takes notifications. */
  readonly noticePath: string
}

const TIMEOUT_MS = 8_000
const NOTICE_VALID_MS = 300_000
/** An address of the cashier is good for five minutes; asked for again a little earlier. */
const CASHIER_VALID_MS = 4 * 60_000

interface Answer {
  readonly status: number
  readonly value: unknown
}

/** WeChat Pay, API v3, in the browser of a phone (H5). */
export function weChatPay(account: WeChatPayAccount, { clock, random, log, noticePath }: WeChatPayParts): PaymentProvider {
  const { appId, merchantId, endpoint, publicUrl } = account
  const send = async (method: 'GET' | 'POST', path: string, input?: object): Promise<Result<Answer>> => {
    const body = input === undefined ? '' : JSON.stringify(input)
    const timestamp = Math.floor(clock.now() / 1000)
    const authorization = weChatPayAuthorization({ method, path, body, timestamp, nonce: random.token().slice(0, 32) }, account)
    try {
      const response = await fetch(`${endpoint}${path}`, {
        method,
        headers: { authorization, accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'diandu' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(input === undefined ? {} : { body }),
      })
      const text = await response.text()
      const isSigned = isFromWeChatPay(Object.fromEntries(response.headers), text, account)
      if (response.ok && !isSigned) log.error({ path, status: response.status }, 'An answer in the name of WeChat Pay was not signed by it')
      return response.ok && !isSigned ? UNREACHED : ok({ status: response.status, value: parseJson(text) })
    } catch (error) {
      log.error({ error, path }, 'WeChat Pay was not reached')
      return UNREACHED
    }
  }
  const refused = ({ status, value }: Answer, what: string): Result<never> => {
    log.error({ status, code: (value as { readonly code?: unknown } | null)?.code }, `WeChat Pay refused to ${what}`)
    return UNREACHED
  }
  const pathOf = (id: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(id)}`
  return {
    kind: 'wechat-pay',
    channels: ['jh'],
    async open({ id, amountFen, title, clientAddress, backPath, expiresAt }) {
      const answer = await send('POST', '/v3/pay/transactions/h5', {
        appid: appId,
        mchid: merchantId,
        description: title,
        out_trade_no: id,
        time_expire: new Date(expiresAt).toISOString().replace(/\.\d+Z$/, '+00:00'),
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
    async ask(chargeId) {
      const answer = await send('GET', `${pathOf(chargeId)}?mchid=${merchantId}`)
      if (!answer.ok) return answer
      // Nobody ever opened it there.
      if (answer.value.status === 404) return ok(null)
      const parsed = v.safeParse(transaction, answer.value.value)
      const isOurs = parsed.success && parsed.output.out_trade_no === chargeId && parsed.output.mchid === merchantId
      return answer.value.status === 200 && isOurs ? ok(newsOf(parsed.output)) : refused(answer.value, 'tell of an order')
    },
    async close(chargeId) {
      const answer = await send('POST', `${pathOf(chargeId)}/close`, { mchid: merchantId })
      if (!answer.ok) return answer
      const { status, value } = answer.value
      if (status === 204 || status === 404) return ok(true)
      return (value as { readonly code?: unknown } | null)?.code === 'ORDERPAID' ? ok(false) : refused(answer.value, 'close an order')
    },
    read: (notice) => readNotice(notice, account, clock.now()),
    reply: (isTaken) => (isTaken ? { status: 204, body: '' } : { status: 400, body: JSON.stringify({ code: 'FAIL', message: '失败' }) }),
  }
}

const UNREACHED = fail({ kind: 'http', status: 502 } as const)

const notification = v.object({
  resource: v.object({ algorithm: v.literal('AEAD_AES_256_GCM'), ciphertext: v.string(), nonce: v.string(), associated_data: v.optional(v.string(), '') }),
})

function readNotice({ headers, body }: RawNotice, account: WeChatPayAccount, nowMs: number): Result<ChargeNotice, 'signature' | 'too-old' | 'content'> {
  if (!isFromWeChatPay(headers, body, account)) return fail('signature')
  if (!(Math.abs(nowMs - Number(headers['wechatpay-timestamp']) * 1000) <= NOTICE_VALID_MS)) return fail('too-old')
  const parsed = v.safeParse(notification, parseJson(body))
  if (!parsed.success) return fail('content')
  const said = v.safeParse(transaction, parseJson(openedOrNothing(parsed.output.resource, account.apiKey)))
  if (!said.success || said.output.mchid !== account.merchantId) return fail('content')
  const news = newsOf(said.output)
  return news === null ? fail('content') : ok({ chargeId: said.output.out_trade_no, news })
}

function openedOrNothing(resource: Parameters<typeof openResource>[0], apiKey: string): string {
  try {
    return openResource(resource, apiKey)
  } catch {
    return ''
  }
}
