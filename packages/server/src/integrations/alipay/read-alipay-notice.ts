import { fail, ok, type Result } from '@diandu/core/kernel'
import * as v from 'valibot'
import type { ChargeNotice, NoticeFault, RawNotice } from '../payments.ts'
import type { AlipayAccount } from './alipay-account.ts'
import { isSignedNotice } from './alipay-signature.ts'
import { trade, tradeNews } from './alipay-trade.ts'

const notification = v.object({
  ...trade.entries,
  app_id: v.string(),
  gmt_payment: v.optional(v.string()),
  /** Of a part that was paid back: such a notification is about a refund and says nothing new of the payment. */
  refund_fee: v.optional(v.string()),
})

/**
 * A notification of Alipay: a form that Alipay signed, about a trade of this app. It carries no instant that could make
 * it too old: Alipay says the same for a day, and what was heard once is not credited twice.
 */
export function readAlipayNotice(
  { body }: Pick<RawNotice, 'body'>,
  { appId, alipayPublicKey }: Pick<AlipayAccount, 'appId' | 'alipayPublicKey'>,
): Result<ChargeNotice, NoticeFault> {
  const pairs = [...new URLSearchParams(body)]
  const fields = Object.fromEntries(pairs)
  // A name that is there twice could be signed as one and read as the other.
  if (pairs.length !== Object.keys(fields).length || !isSignedNotice(fields, alipayPublicKey)) return fail('signature')
  const parsed = v.safeParse(notification, fields)
  if (!parsed.success || parsed.output.app_id !== appId || parsed.output.refund_fee !== undefined)
    return fail('content')
  const news = tradeNews(parsed.output, parsed.output.gmt_payment)
  return news === null ? fail('content') : ok({ chargeId: parsed.output.out_trade_no, news })
}
