import { isPubliclyVisible } from '@diandu/core/catalog'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { OrderEvent, PaymentPart } from '@diandu/core/orders'
import { orderPaymentPosting } from '@diandu/core/wallet'
import type { Database, Transaction } from '../database/index.ts'
import { checkPaymentPassword, post } from '../wallet/index.ts'
import { isOverdue, type KeptOrder } from './kept-order.ts'
import { judgePayment, noOrder, shopGone, shopTaken, type JudgedPayment, type PaymentAttempt } from './judge-payment.ts'
import { findOrder, lockOrder, lockUnpaidOrders, moveOrder } from './order-store.ts'
import type { OrderParts } from './place-order.ts'
import { changeShopStatus, lockShop } from './sold-shop-store.ts'

/**
 * Before any lock is taken: is there something to pay, and does this person know the payment password. A password is not
 * tried for an order that cannot be paid; a wrong one stays counted whatever happens later.
 */
export async function mayPay(
  db: Database,
  buyerId: string,
  attempt: PaymentAttempt & { readonly paymentPassword: string },
  nowMs: number,
): Promise<Result<void>> {
  const judged = judgePayment(await findOrder(db, attempt.orderId), buyerId, attempt, nowMs)
  return judged.ok ? checkPaymentPassword(db, buyerId, attempt.paymentPassword, nowMs) : judged
}

/** Pays what is due. Locks the shop, then its orders, then the accounts, like everything that touches several of them. */
export async function payOrder(tx: Transaction, buyerId: string, attempt: PaymentAttempt, parts: OrderParts): Promise<Result<KeptOrder>> {
  const seen = await findOrder(tx, attempt.orderId)
  if (seen === undefined) return fail(noOrder())
  const shop = await lockShop(tx, seen.shop.id, 'update')
  const judged = judgePayment(await lockOrder(tx, attempt.orderId), buyerId, attempt, parts.nowMs)
  if (!judged.ok) return judged
  if (!(await takeShop(tx, judged.value))) return fail(shop !== undefined && isPubliclyVisible(shop.status) ? shopTaken() : shopGone())
  await moveToPaid(tx, judged.value, parts.nowMs)
  await endOthers(tx, seen.shop.id, parts.nowMs)
  const posted = await post(tx, orderPaymentPosting(buyerId, attempt.orderId, judged.value.due.amountFen), parts)
  if (!posted.ok) return posted
  return ok((await findOrder(tx, attempt.orderId)) ?? seen)
}

const EVENT_OF = { full: 'full.paid', deposit: 'deposit.paid', balance: 'balance.paid' } as const satisfies Record<PaymentPart, OrderEvent>

/** The first payment takes the shop from the market: of several buyers at the same instant one finds it still there. */
function takeShop(tx: Transaction, { order, due }: JudgedPayment): Promise<boolean> {
  const from = due.part === 'balance' ? 'deposit-taken' : 'on-sale'
  return changeShopStatus(tx, order.shop.id, from, due.part === 'deposit' ? 'deposit-taken' : 'handing-over')
}

async function moveToPaid(tx: Transaction, { order, due }: JudgedPayment, nowMs: number): Promise<void> {
  const paidFen = order.paidFen + due.amountFen
  const change = due.part === 'deposit' ? { paidFen, depositPaidAt: nowMs } : { paidFen, paidAt: nowMs }
  if (!(await moveOrder(tx, order, EVENT_OF[due.part], nowMs, change))) throw new Error(`Order ${order.id} changed while it was locked.`)
}

async function endOthers(tx: Transaction, shopId: string, nowMs: number): Promise<void> {
  for (const other of await lockUnpaidOrders(tx, shopId)) {
    if (isOverdue(other, nowMs)) await moveOrder(tx, other, 'payment.late', other.payBy, { cancelReason: 'late' })
    else await moveOrder(tx, other, 'shop.taken', nowMs, { cancelReason: 'taken' })
  }
}
