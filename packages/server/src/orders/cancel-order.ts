import type { Result } from '@diandu/core/kernel'
import { decideCancellation, type OrderId, type OrderRecord } from '@diandu/core/orders'
import type { Transaction } from '../database/index.ts'
import { moveLockedOrder } from './move-locked-order.ts'
import { lockOrder } from './order-store.ts'
import type { OrderDeps } from './place-order.ts'

/** A buyer takes an order back that nothing was paid for. */
export async function cancelOrder(
  tx: Transaction,
  buyerId: string,
  id: OrderId,
  deps: OrderDeps,
): Promise<Result<OrderRecord>> {
  const decided = decideCancellation({ buyerId, order: await lockOrder(tx, id), at: deps.nowMs })
  if (!decided.ok) return decided
  const { order, transition } = decided.value
  return moveLockedOrder(tx, order, { ...transition, who: buyerId }, deps)
}
