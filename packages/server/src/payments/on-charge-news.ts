import { ok, type Result } from '@diandu/core/kernel'
import { decideChargeNews, type ChargeNews } from '@diandu/core/wallet'
import type { Transaction } from '../database/index.ts'
import { lockRecharge, notePaidLate, type RechargeRecord, type PostingDeps } from '../wallet/index.ts'
import { settleRecharge } from './settle-recharge.ts'

/** Acts once on a message of the payment channel. */
export async function onChargeNews(
  tx: Transaction,
  id: string,
  news: ChargeNews,
  deps: PostingDeps,
): Promise<Result<RechargeRecord>> {
  const decided = decideChargeNews(await lockRecharge(tx, id), news, deps.nowMs)
  if (!decided.ok) return decided
  const { before, after, isLate, paidAt } = decided.value
  if (after !== before) await settleRecharge(tx, before, after, { ...deps, paidAt })
  if (isLate) await notePaidLate(tx, id, deps.nowMs)
  return ok(after)
}
