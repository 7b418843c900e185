import { parseJson } from '@diandu/core/input'
import { fail, ok, type Clock, type Result } from '@diandu/core/kernel'
import * as v from 'valibot'
import { truncated, type Log } from '../../kernel/index.ts'
import type { ChargeNotice, NoticeFault, RawNotice } from '../payments.ts'
import { isOurs, newsOf, transaction } from './transaction.ts'
import type { WeChatPayAccount } from './wechat-pay-account.ts'
import { openResource, platformFault } from './wechat-pay-signature.ts'

const notification = v.object({
  resource: v.object({
    algorithm: v.literal('AEAD_AES_256_GCM'),
    ciphertext: v.string(),
    nonce: v.string(),
    associated_data: v.optional(v.string(), ''),
  }),
})

/** A notification of WeChat Pay: signed by the platform just now, sealed for this merchant, and about a sum. */
export function readPaymentNotice(
  { headers, body }: RawNotice,
  account: WeChatPayAccount,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Result<ChargeNotice, NoticeFault> {
  const fault = platformFault(headers, body, account, clock.now())
  if (fault === 'unknown-key')
    log.error(
      { serial: truncated(headers['wechatpay-serial'] ?? '') },
      'A notification names a key of WeChat Pay that is not set',
    )
  if (fault !== null) return fail(fault)
  const parsed = v.safeParse(notification, parseJson(body))
  if (!parsed.success) return fail('content')
  const transactionRead = v.safeParse(transaction, parseJson(openedOrNothing(parsed.output.resource, account.apiKey)))
  if (!transactionRead.success || !isOurs(transactionRead.output, account)) return fail('content')
  const news = newsOf(transactionRead.output)
  return news === null ? fail('content') : ok({ chargeId: transactionRead.output.out_trade_no, news })
}

function openedOrNothing(resource: Parameters<typeof openResource>[0], apiKey: string): string {
  try {
    return openResource(resource, apiKey)
  } catch {
    return ''
  }
}
