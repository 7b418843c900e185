import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { OrderId } from '@diandu/core/orders'
import type { Transaction } from '../database/index.ts'
import { isOverdue, type KeptOrder } from './kept-order.ts'
import { noOrder } from './judge-payment.ts'
import { findOrder, lockOrder, moveOrder } from './order-store.ts'

/** A buyer takes an order back that nothing was paid for. */
export async function cancelOrder(tx: Transaction, buyerId: string, id: OrderId, nowMs: number): Promise<Result<KeptOrder>> {
  const order = await lockOrder(tx, id)
  if (order === undefined || order.buyerId !== buyerId) return fail(noOrder())
  if (order.status !== 1 || isOverdue(order, nowMs)) return fail(notCancellable())
  if (!(await moveOrder(tx, order, 'buyer.cancelled', nowMs, { cancelReason: 'buyer' }))) return fail(notCancellable())
  return ok((await findOrder(tx, id)) ?? order)
}

const notCancellable = (): Failure => refused('order-not-cancellable', '订单当前不能取消', 'orderId')
