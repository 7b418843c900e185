import { paysAsOf, toRechargeStatus } from '@diandu/core/wallet'
import type { Transaction } from '../database/index.ts'
import { lockForPayment, payOrder } from '../orders/index.ts'
import { keepMoved, setOutcome, type RechargeRecord, type PostingDeps } from '../wallet/index.ts'

/**
 * Writes a recharge that core has moved. Money that is credited pays the order that it was meant for, if that can still
 * be paid, whichever channel or reviewer reported it, as of when it was sent: `paidAt` is what its channel says of
 * that. The order and its shop are locked before the accounts, as for every payment; the recharge is locked already.
 */
export async function settleRecharge(
  tx: Transaction,
  before: RechargeRecord,
  after: RechargeRecord,
  { paidAt, ...deps }: PostingDeps & { readonly paidAt?: number | undefined },
): Promise<void> {
  const payment = toRechargeStatus(after.status).outcome === 'success' ? before.payment : null
  const locked = payment && (await lockForPayment(tx, payment.orderId))
  await keepMoved(tx, before, after, deps)
  if (payment === null || locked === null) return
  const sentAt = paysAsOf(payment.part, before, paidAt, deps.nowMs)
  const paid = await payOrder(tx, before.userId, payment, { ...deps, sentAt }, locked)
  // Just credited, and locked: an account with too little now had too little before.
  if (!paid.ok && paid.failure.kind === 'refused' && paid.failure.reason === 'balance-short')
    throw new Error(`Recharge ${before.id} does not cover its order.`)
  await setOutcome(tx, before.id, paid.ok ? 'paid' : 'kept')
}
