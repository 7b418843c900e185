import { parseJson } from '@diandu/core/input'
import { chineseTime, formatYuan } from '@diandu/core/format'
import { fail, ok, type Clock, type Result } from '@diandu/core/kernel'
import * as v from 'valibot'
import type { Log } from '../../kernel/index.ts'
import type { PaymentProvider } from '../payments.ts'
import type { AlipayAccount } from './alipay-account.ts'
import { alipaySign, signedPart } from './alipay-signature.ts'
import { trade, tradeNews } from './alipay-trade.ts'
import { readAlipayNotice } from './read-alipay-notice.ts'

export interface AlipayDeps {
  readonly clock: Clock
  readonly log: Log
  /** The path of ours that takes notifications. */
  readonly noticePath: string
}

const TIMEOUT_MS = 8_000
const TIME = 'YYYY-MM-DD HH:mm:ss'

const answered = v.object({ code: v.string(), sub_code: v.optional(v.string()) })
const queried = v.object({ ...trade.entries, send_pay_date: v.optional(v.string()) })

/** Alipay in the browser of a phone: the page of `alipay.trade.wap.pay`, and what became of a trade. */
export function alipay(account: AlipayAccount, { clock, log, noticePath }: AlipayDeps): PaymentProvider {
  const { appId, privateKey, alipayPublicKey, publicUrl, gateway } = account
  const signed = (method: string, content: object, more: Readonly<Record<string, string>> = {}): URLSearchParams => {
    const fields = {
      app_id: appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: chineseTime(clock.now(), TIME),
      version: '1.0',
      biz_content: JSON.stringify(content),
      ...more,
    }
    return new URLSearchParams({ ...fields, sign: alipaySign(fields, privateKey) })
  }
  /** The signed part of the answer. */
  const request = async (method: string, content: object): Promise<Result<unknown>> => {
    try {
      const response = await fetch(gateway, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
        body: signed(method, content).toString(),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const part = signedPart(await response.text(), `${method.replaceAll('.', '_')}_response`, alipayPublicKey)
      if (part !== undefined) return ok(parseJson(part))
      log.error({ method, status: response.status }, 'An answer in the name of Alipay was not signed by it')
    } catch (error) {
      log.error({ error, method }, 'Alipay was not reached')
    }
    return UNREACHED
  }
  const refused = (reply: unknown, what: string): Result<never> => {
    const { code, sub_code: subCode } = v.is(answered, reply) ? reply : { code: 'unreadable', sub_code: undefined }
    log.error({ code, subCode }, `Alipay refused to ${what}`)
    return UNREACHED
  }
  return {
    methods: ['alipay'],
    sheets: null,
    receivers: [
      {
        kind: 'alipay',
        read: (notice) => readAlipayNotice(notice, account),
        // Any other word, and Alipay says it again for a day.
        reply: (isTaken) => (isTaken ? { status: 200, body: 'success' } : { status: 400, body: 'fail' }),
      },
    ],
    async open({ id, amountFen, title, backPath, expiresAt }) {
      const back = `${publicUrl}${backPath}`
      const content = {
        out_trade_no: id,
        total_amount: formatYuan(amountFen),
        subject: title,
        product_code: 'QUICK_WAP_WAY',
        time_expire: chineseTime(expiresAt, TIME),
        quit_url: back,
      }
      const query = signed('alipay.trade.wap.pay', content, {
        return_url: back,
        notify_url: `${publicUrl}${noticePath}`,
      })
      return ok({ url: `${gateway}?${query.toString()}`, until: expiresAt })
    },
    async query({ id }) {
      const reply = await request('alipay.trade.query', { out_trade_no: id })
      if (!reply.ok) return reply
      // A trade begins there only once its payer has logged in.
      if (isUnknown(reply.value)) return ok(null)
      const parsed = v.safeParse(queried, reply.value)
      return isDone(reply.value) && parsed.success && parsed.output.out_trade_no === id
        ? ok(tradeNews(parsed.output, parsed.output.send_pay_date))
        : refused(reply.value, 'tell of a trade')
    },
    async close({ id, expiresAt }) {
      const reply = await request('alipay.trade.close', { out_trade_no: id })
      if (!reply.ok) return reply
      if (isDone(reply.value)) return ok(true)
      // A trade unknown to Alipay cannot be closed, and its page can still be paid until it expires.
      if (isUnknown(reply.value)) return clock.now() > expiresAt ? ok(true) : UNREACHED
      return subCodeOf(reply.value) === 'ACQ.TRADE_STATUS_ERROR' ? ok(false) : refused(reply.value, 'close a trade')
    },
  }
}

const UNREACHED = fail({ kind: 'http', status: 502 } as const)

const isDone = (reply: unknown): boolean => v.is(answered, reply) && reply.code === '10000'
const subCodeOf = (reply: unknown): string | undefined => (v.is(answered, reply) ? reply.sub_code : undefined)
const isUnknown = (reply: unknown): boolean => subCodeOf(reply) === 'ACQ.TRADE_NOT_EXIST'
