import { parseInstant } from '@diandu/core/format'
import { parseYuan } from '@diandu/core/input'
import type { ChargeNews } from '@diandu/core/wallet'
import * as v from 'valibot'

/** A trade in query answers and in notifications. Other fields are ignored. */
export const trade = v.object({
  out_trade_no: v.pipe(v.string(), v.regex(/^[\w-]{6,64}$/)),
  trade_status: v.string(),
  total_amount: v.optional(v.string()),
})

/** Null while there is nothing to say: not paid yet. `paidAt` is written as `yyyy-MM-dd HH:mm:ss`, in China. */
export function tradeNews(
  { trade_status: status, total_amount: amount = '' }: v.InferOutput<typeof trade>,
  paidAt = '',
): ChargeNews | null {
  switch (status) {
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED':
      return { kind: 'paid', amountFen: fenOf(amount), ...paidAtOf(paidAt) }
    // Closed without a payment, or paid back whole on Alipay's own pages.
    case 'TRADE_CLOSED':
      return { kind: 'closed', why: '支付已关闭或已退回' }
    default:
      return null
  }
}

/** -1 for what is no sum: it is refused where it is heard. */
function fenOf(amount: string): number {
  const parsed = parseYuan(amount)
  return parsed.ok ? parsed.value : -1
}

function paidAtOf(text: string): { readonly paidAt?: number } {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return {}
  const paidAt = parseInstant(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(paidAt) ? {} : { paidAt }
}
