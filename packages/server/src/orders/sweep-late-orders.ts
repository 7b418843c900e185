import { DAY_MS, BALANCE_WITHIN_DAYS, deadlinesOf } from '@diandu/core/orders'
import type { Random } from '@diandu/core/kernel'
import { orderCompletionPosting } from '@diandu/core/wallet'
import type { Database } from '../database/index.ts'
import { post } from '../wallet/index.ts'
import { isOverdue } from './kept-order.ts'
import { lockOrder, moveOrder, selectOrders } from './order-store.ts'
import type { OrderParts } from './place-order.ts'
import { changeShopStatus, lockShop } from './sold-shop-store.ts'

const MOST_AT_ONCE = 100

/** Cancels what was not paid within its 24 hours; answers how many. Several servers may sweep: each takes what no other holds. */
export async function sweepLateOrders(db: Database, nowMs: number): Promise<number> {
  for (let swept = 0; ; ) {
    const found = await db.transaction(async (tx) => {
      const late = await selectOrders(
        tx,
        `WHERE o.status = 1 AND o.pay_by < $1 ORDER BY o.pay_by LIMIT ${MOST_AT_ONCE} FOR UPDATE OF o SKIP LOCKED`,
        [nowMs],
      )
      for (const order of late) await moveOrder(tx, order, 'payment.late', order.payBy, { cancelReason: 'late' })
      return late.length
    })
    swept += found
    if (found < MOST_AT_ONCE) return swept
  }
}

/** A balance that was not paid in its seven days: the deposit becomes the seller's, the shop goes back on sale. Answers how many. */
export async function sweepLateBalances(db: Database, random: Random, nowMs: number): Promise<number> {
  // Seven natural days are at least seven times 24 hours; core says when exactly.
  const candidates = await selectOrders(db, `WHERE o.status = 3 AND o.deposit_paid_at < $1 ORDER BY o.deposit_paid_at LIMIT ${MOST_AT_ONCE}`, [
    nowMs - BALANCE_WITHIN_DAYS * DAY_MS,
  ])
  let swept = 0
  for (const { id, shop } of candidates.filter((order) => isOverdue(order, nowMs))) {
    swept += await forfeitDeposit(db, id, shop.id, { random, nowMs })
  }
  return swept
}

function forfeitDeposit(db: Database, id: string, shopId: string, parts: OrderParts): Promise<number> {
  return db.transaction(async (tx) => {
    await lockShop(tx, shopId, 'update')
    const order = await lockOrder(tx, id)
    if (order === undefined || order.status !== 3 || !isOverdue(order, parts.nowMs)) return 0
    const by = deadlinesOf(order)?.by ?? parts.nowMs
    await moveOrder(tx, order, 'balance.late', by)
    await changeShopStatus(tx, shopId, 'deposit-taken', 'on-sale')
    const posted = await post(tx, orderCompletionPosting(order.sellerId, id, order.paidFen, 0), parts)
    if (!posted.ok) throw new Error(`The escrow of order ${id} holds less than was paid for it.`)
    return 1
  })
}
