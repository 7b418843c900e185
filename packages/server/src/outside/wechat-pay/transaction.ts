import type { ChargeNews } from '@diandu/core/wallet'
import * as v from 'valibot'

/** What WeChat Pay says of one order of ours, asked or unasked. Other fields are left alone. */
export const transaction = v.object({
  mchid: v.string(),
  out_trade_no: v.pipe(v.string(), v.regex(/^[\w-]{6,32}$/)),
  trade_state: v.string(),
  amount: v.optional(v.object({ total: v.optional(v.pipe(v.number(), v.safeInteger())), currency: v.optional(v.string()) })),
})

export type Transaction = v.InferOutput<typeof transaction>

/** Null while there is nothing to say: not paid yet. Money that was given back outside of us is nobody's news. */
export function newsOf({ trade_state: state, amount }: Transaction): ChargeNews | null {
  switch (state) {
    case 'SUCCESS':
      // Another currency is another sum, which is refused where it is heard.
      return { kind: 'paid', amountFen: amount?.currency === undefined || amount.currency === 'CNY' ? (amount?.total ?? -1) : -1 }
    case 'USERPAYING':
    case 'ACCEPT':
      return { kind: 'processing' }
    case 'CLOSED':
    case 'REVOKED':
    case 'PAYERROR':
      return { kind: 'closed', why: '支付已关闭或失败' }
    default:
      return null
  }
}
