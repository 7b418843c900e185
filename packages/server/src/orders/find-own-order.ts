import { fail, ok, type Result } from '@diandu/core/kernel'
import { type Order, type OrderId, noOrder, maySee, shownTo } from '@diandu/core/orders'
import type { Queries } from '../database/index.ts'
import { findOrder } from './order-store.ts'

/** An order as the one who asks sees it; another's is not found. */
export async function findOwnOrder(
  db: Queries,
  userId: string,
  orderId: OrderId,
  nowMs: number,
): Promise<Result<Order>> {
  const order = await findOrder(db, orderId)
  return order !== undefined && maySee(order, userId) ? ok(shownTo(userId, order, nowMs)) : fail(noOrder())
}
