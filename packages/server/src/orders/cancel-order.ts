import { fail, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { OrderId } from '@diandu/core/orders'
import type { Transaction } from '../database/index.ts'
import { isOverdue, type KeptOrder } from './kept-order.ts'
import { noOrder } from './judge-payment.ts'
import { moveLockedOrder } from './move-locked-order.ts'
import { lockOrder } from './order-store.ts'
import type { OrderParts } from './place-order.ts'

/** A buyer takes an order back that nothing was paid for. */
export async function cancelOrder(tx: Transaction, buyerId: string, id: OrderId, parts: OrderParts): Promise<Result<KeptOrder>> {
  const order = await lockOrder(tx, id)
  if (order === undefined || order.buyerId !== buyerId) return fail(noOrder())
  if (order.status !== 1 || isOverdue(order, parts.nowMs)) return fail(notCancellable())
  return moveLockedOrder(tx, order, { event: 'buyer.cancelled', by: 'buyer', who: buyerId, at: parts.nowMs }, parts)
}

const notCancellable = (): Failure => refused('order-not-cancellable', '订单当前不能取消', 'orderId')
