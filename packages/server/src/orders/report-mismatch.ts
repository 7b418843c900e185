import { fail, type Random, type Result } from '@diandu/core/kernel'
import { decideRefund, noRefundPicture, type OrderId, type OrderRecord, type RefundRequest } from '@diandu/core/orders'
import { keepPictures } from '../account/index.ts'
import type { Transaction } from '../database/index.ts'
import { moveStoredOrder } from './move-stored-order.ts'
import { findOrder } from './order-store.ts'
import { insertRefund } from './refunds/refund-store.ts'

interface Report {
  readonly buyerId: string
  readonly orderId: OrderId
  readonly request: RefundRequest
}

/** The buyer says that the shop is not what was sold: the money waits for a reviewer. */
export async function reportToOperator(
  tx: Transaction,
  { buyerId, orderId, request }: Report,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<Result<OrderRecord>> {
  const decided = decideRefund({ buyerId, order: await findOrder(tx, orderId), at: nowMs }, request)
  if (!decided.ok) return decided
  const { transition, refund } = decided.value
  if (!(await keepPictures(tx, buyerId, `refund ${orderId} ${nowMs}`, refund.pictures))) return fail(noRefundPicture())
  // Under lock it is checked again: two reports at once are one.
  const moved = await moveStoredOrder(tx, { orderId, ...transition, who: buyerId, why: refund.reason }, { random })
  if (moved.ok) await insertRefund(tx, orderId, refund)
  return moved
}
