import { isPubliclyVisible } from '@diandu/core/catalog'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { OrderEvent, PaymentPart } from '@diandu/core/orders'
import type { Database, Transaction } from '../database/index.ts'
import { checkPaymentPassword } from '../wallet/index.ts'
import type { KeptOrder } from './kept-order.ts'
import { judgePayment, shopGone, shopTaken, type PaymentAttempt } from './judge-payment.ts'
import { moveLockedOrder } from './move-locked-order.ts'
import { findOrder, lockOrder, lockOtherUnpaidOrders } from './order-store.ts'
import type { OrderParts } from './place-order.ts'
import { lockShopOf } from './sold-shop-store.ts'

/**
 * Before any lock is taken: is there something to pay, and does this person know the payment password. A password is not
 * tried for an order that cannot be paid; a wrong one stays counted whatever happens later.
 */
export async function mayPay(
  db: Database,
  buyerId: string,
  attempt: PaymentAttempt & { readonly paymentPassword?: string },
  nowMs: number,
): Promise<Result<void>> {
  const judged = judgePayment(await findOrder(db, attempt.orderId), buyerId, attempt, nowMs)
  if (!judged.ok) return judged
  // At a channel's cashier it is the channel that asks who pays.
  return attempt.paymentPassword === undefined ? ok(undefined) : checkPaymentPassword(db, buyerId, attempt.paymentPassword, nowMs)
}

/**
 * Pays what is due. Locks the shop, then its orders, then the accounts, like everything that touches several of them. Money that was sent
 * before it was heard of pays as of `sentAt`.
 */
export async function payOrder(tx: Transaction, buyerId: string, attempt: PaymentAttempt, { sentAt, ...parts }: OrderParts & { readonly sentAt?: number }): Promise<Result<KeptOrder>> {
  const at = sentAt ?? parts.nowMs
  const shop = await lockShopOf(tx, attempt.orderId)
  const judged = judgePayment(await lockOrder(tx, attempt.orderId), buyerId, attempt, at)
  if (!judged.ok) return judged
  const { order, due } = judged.value
  // Of several buyers at the same instant one finds the shop still there.
  if (order.status === 1 && shop?.status !== 'on-sale') return fail(shop !== undefined && isPubliclyVisible(shop.status) ? shopTaken() : shopGone())
  return moveLockedOrder(tx, order, { event: EVENT_OF[due.part], by: 'buyer', who: buyerId, at, notedAt: parts.nowMs }, parts)
}

/** Everything that a payment locks before the accounts, for who has to touch the accounts first. */
export async function lockForPayment(tx: Transaction, orderId: string): Promise<void> {
  await lockShopOf(tx, orderId)
  const order = await lockOrder(tx, orderId)
  if (order !== undefined) await lockOtherUnpaidOrders(tx, order)
}

const EVENT_OF = { full: 'full.paid', deposit: 'deposit.paid', balance: 'balance.paid' } as const satisfies Record<PaymentPart, OrderEvent>
