import { fail, type Result } from '@diandu/core/kernel'
import { applyChargeNews, isPaidLate, type ChargeNews } from '@diandu/core/wallet'
import type { Transaction } from '../database/index.ts'
import { lockRecharge, noRecharge, notePaidLate, type RechargeRecord, type PostingDeps } from '../wallet/index.ts'
import { settleRecharge } from './settle-recharge.ts'

/** What the payment channel says, acted on once. */
export async function onChargeNews(
  tx: Transaction,
  id: string,
  news: ChargeNews,
  deps: PostingDeps,
): Promise<Result<RechargeRecord>> {
  const before = await lockRecharge(tx, id)
  if (before === undefined) return fail(noRecharge())
  const received = applyChargeNews(before, news, deps.nowMs)
  if (received.ok && received.value !== before)
    await settleRecharge(tx, before, received.value, {
      ...deps,
      saidAt: news.kind === 'paid' ? news.paidAt : undefined,
    })
  if (isPaidLate(before, news)) await notePaidLate(tx, id, deps.nowMs)
  return received
}
