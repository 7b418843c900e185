import { createSign } from 'node:crypto'
import * as v from 'valibot'
import { simulateProvider } from './simulate-provider.ts'
import { pair } from './simulate-wechat-pay.ts'

export const app = pair()
export const alipayKeys = pair()

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))
const moment = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))
const https = v.pipe(text(256), v.regex(/^https:\/\/\S+$/))

/** The fields of every request as the platform documents them: what it does not know is refused. */
export const REQUEST = v.strictObject({
  app_id: v.pipe(v.string(), v.regex(/^\d{16}$/)),
  method: v.picklist(['alipay.trade.wap.pay', 'alipay.trade.query', 'alipay.trade.close']),
  format: v.literal('JSON'),
  charset: v.literal('utf-8'),
  sign_type: v.literal('RSA2'),
  timestamp: moment,
  version: v.literal('1.0'),
  biz_content: v.string(),
  return_url: v.optional(https),
  notify_url: v.optional(https),
  sign: v.pipe(text(344), v.base64()),
})

export const WAP_PAY = v.strictObject({
  out_trade_no: v.pipe(text(64), v.regex(/^\w[\w-]*$/)),
  total_amount: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d\d$/)),
  subject: v.pipe(text(256), v.regex(/^[^/=&]+$/)),
  product_code: v.literal('QUICK_WAP_WAY'),
  time_expire: moment,
  quit_url: https,
})

const signed = (signedText: string, key = alipayKeys.privateKey): string =>
  createSign('RSA-SHA256').update(signedText).sign(key, 'base64')

/** An answer as the gateway writes it: the part that is signed, and its signature. */
export const answerOf = (method: string, part: object, key?: string): string => {
  const signedText = JSON.stringify(part)
  return `{"${method.replaceAll('.', '_')}_response":${signedText},"sign":"${signed(signedText, key)}"}`
}

/** A notification as a form, signed over its fields by name. */
export function noticeOf(fields: Readonly<Record<string, string>>, key?: string): string {
  const signedText = Object.entries(fields)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: signed(signedText, key) }).toString()
}

/** The gateway, answering what it is told; it keeps what came. */
export const simulateAlipay = async (answer: string | undefined) => {
  const { received, endpoint } = await simulateProvider(answer)
  return { received, gateway: `${endpoint}/gateway.do` }
}
