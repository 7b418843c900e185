import { parseInstant } from '@diandu/core/format'
import type { ChargeNews } from '@diandu/core/wallet'
import * as v from 'valibot'
import type { WeChatPayAccount } from './wechat-pay-account.ts'

/** An order in query answers and in notifications. Other fields are ignored. */
export const transaction = v.object({
  appid: v.optional(v.string()),
  mchid: v.string(),
  out_trade_no: v.pipe(v.string(), v.regex(/^[\w-]{6,32}$/)),
  trade_state: v.string(),
  success_time: v.optional(v.string()),
  amount: v.optional(
    v.object({ total: v.optional(v.pipe(v.number(), v.safeInteger())), currency: v.optional(v.string()) }),
  ),
})

export type WeChatTransaction = v.InferOutput<typeof transaction>

export const isOurs = ({ mchid, appid }: WeChatTransaction, { merchantId, appId }: WeChatPayAccount): boolean =>
  mchid === merchantId && (appid ?? appId) === appId

export const CLOSED: ChargeNews = { kind: 'closed', why: '支付已关闭或失败' }

/** Null while there is nothing to say: not paid yet. */
export function newsOf({ trade_state: state, amount, success_time: paid = '' }: WeChatTransaction): ChargeNews | null {
  switch (state) {
    case 'SUCCESS':
      // Another currency is another sum, which is refused where it is heard.
      return {
        kind: 'paid',
        amountFen: amount?.currency === undefined || amount.currency === 'CNY' ? (amount?.total ?? -1) : -1,
        ...paidAtOf(paid),
      }
    case 'USERPAYING':
    case 'ACCEPT':
      return { kind: 'processing' }
    case 'CLOSED':
    case 'REVOKED':
    case 'PAYERROR':
      return CLOSED
    // It was refunded on the merchant's platform before we had heard of it: it can be paid no more, and is not ours.
    case 'REFUND':
      return { kind: 'closed', why: '款项已在支付平台退回' }
    default:
      return null
  }
}

/** An instant as RFC 3339 writes it; whatever else says none. */
function paidAtOf(text: string): { readonly paidAt?: number } {
  const paidAt = parseInstant(text)
  return Number.isNaN(paidAt) ? {} : { paidAt }
}
