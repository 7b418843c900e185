import { fail, type Result } from '@diandu/core/kernel'
import { hearNews, isPaidLate, type ChargeNews } from '@diandu/core/wallet'
import type { Transaction } from '../database/index.ts'
import { lockRecharge, noRecharge, notePaidLate, type KeptRecharge, type PostingParts } from '../wallet/index.ts'
import { settleRecharge } from './settle-recharge.ts'

/** What the payment channel says, acted on once. */
export async function hearChargeNews(tx: Transaction, id: string, news: ChargeNews, parts: PostingParts): Promise<Result<KeptRecharge>> {
  const before = await lockRecharge(tx, id)
  if (before === undefined) return fail(noRecharge())
  const heard = hearNews(before, news, parts.nowMs)
  if (heard.ok && heard.value !== before) await settleRecharge(tx, before, heard.value, { ...parts, saidAt: news.kind === 'paid' ? news.paidAt : undefined })
  if (isPaidLate(before, news)) await notePaidLate(tx, id, parts.nowMs)
  return heard
}
