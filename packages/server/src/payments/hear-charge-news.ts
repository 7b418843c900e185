import { fail, type Result } from '@diandu/core/kernel'
import { hearNews, toRechargeStatus, type ChargeNews } from '@diandu/core/wallet'
import type { Transaction } from '../database/index.ts'
import { lockForPayment, payOrder } from '../orders/index.ts'
import { keepMoved, lockRecharge, noRecharge, setOutcome, type KeptRecharge, type PostingParts } from '../wallet/index.ts'


/**
 * What the payment channel says, acted on once: money that came is credited, and pays the order that it was meant for if that can
 * still be paid. The order and its shop are locked before the accounts, as for every payment.
 */
export async function hearChargeNews(tx: Transaction, id: string, news: ChargeNews, parts: PostingParts): Promise<Result<KeptRecharge>> {
  const before = await lockRecharge(tx, id)
  if (before === undefined) return fail(noRecharge())
  const heard = hearNews(before, news, parts.nowMs)
  if (!heard.ok || heard.value === before) return heard
  const { payment } = before
  const isCredited = toRechargeStatus(heard.value.status).outcome === 'success'
  if (!isCredited || payment === null) {
    await keepMoved(tx, before, heard.value, parts)
    return heard
  }
  await lockForPayment(tx, payment.orderId)
  await keepMoved(tx, before, heard.value, parts)
  const paid = await payOrder(tx, before.userId, payment, parts)
  // Just credited, and locked: whoever had too little now would have had too little before.
  if (!paid.ok && paid.failure.kind === 'refused' && paid.failure.reason === 'balance-short') throw new Error(`Recharge ${id} does not cover its order.`)
  await setOutcome(tx, id, paid.ok ? 'paid' : 'kept')
  return heard
}
