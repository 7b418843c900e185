import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import {
  cashierGivenAgainFrom,
  validateRecharge,
  type RechargeChannel,
  rechargeCode,
  rechargeCodesWith,
} from '@diandu/core/wallet'
import { keepPictures } from '../../account/index.ts'
import type { Transaction } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import type { PostingDeps } from '../post.ts'
import { isReceiptUsed } from './receipt-store.ts'
import {
  findRecharge,
  insertRecharge,
  selectRecharges,
  type AwaitedPayment,
  type RechargeRecord,
  type NewRecharge,
} from './recharge-store.ts'

export interface RechargeWish {
  readonly userId: string
  readonly channel: RechargeChannel
  readonly amountFen: number
  readonly receipt?: string
  /** What the money is to pay as soon as it is there. */
  readonly payment?: AwaitedPayment
}

/** A person has so long at a cashier before its channel is asked for the first time. */
const FIRST_QUERY_MS = 20_000

/** A request, with nothing credited. */
export async function beginRecharge(
  tx: Transaction,
  wish: RechargeWish,
  { random, nowMs }: PostingDeps,
): Promise<Result<RechargeRecord>> {
  const { userId, channel, amountFen, receipt = null, payment = null } = wish
  const validated = validateRecharge(channel, amountFen)
  if (!validated.ok) return validated
  const id = idFrom(random.token())
  const recharge: NewRecharge = {
    id,
    userId,
    channel,
    amountFen,
    receipt,
    payment,
    status: 'to-review',
    askedAt: nowMs,
    bankReference: null,
    purpose:
      payment === null
        ? null
        : {
            orderId: payment.orderId,
            outcome: 'waiting',
          },
    nextQueryAt: channel === 'transfer' ? null : nowMs + FIRST_QUERY_MS,
  }
  if (receipt !== null && !(await keepPictures(tx, userId, `recharge ${id}`, [receipt])))
    return fail(refused('not-found', '请上传汇款凭证', 'receipt'))
  if (receipt !== null && (await isReceiptUsed(tx, receipt)))
    return fail(refused('receipt-used', '这张凭证已用于另一笔汇款，请上传本次汇款的凭证', 'receipt'))
  await insertRecharge(tx, recharge)
  const stored = await findRecharge(tx, id)
  if (stored === undefined) throw new Error(`Recharge ${id} is gone as soon as it was kept.`)
  return ok(stored)
}

/**
 * One that waits for the same money: at the same cashier, where it can still be paid, or as a transfer with the
 * platform. So no buyer pays twice. The caller has locked the order.
 */
export async function waitingFor(
  tx: Transaction,
  { userId, channel, amountFen, payment: { orderId, part } }: RechargeWish & { readonly payment: AwaitedPayment },
  nowMs: number,
): Promise<RechargeRecord | undefined> {
  const found = await selectRecharges(
    tx,
    `WHERE r.user_id = $1 AND r.channel = $2 AND r.amount_fen = $3 AND r.order_id = $4 AND r.order_part = $5
       AND CASE WHEN r.channel = 'transfer' THEN r.status IN (${rechargeCodesWith('pending')}) ELSE r.status = ${rechargeCode('to-review')} AND r.created_at >= $6 END ORDER BY r.created_at DESC LIMIT 1`,
    [userId, channel, amountFen, orderId, part, cashierGivenAgainFrom(nowMs)],
  )
  return found[0]
}
