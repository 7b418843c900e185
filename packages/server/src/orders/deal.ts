import { fail, ok, type Random, type Result } from '@diandu/core/kernel'
import {
  moveOrder,
  type OrderEvent,
  type OrderId,
  noOrder,
  maySee,
  type OrderRecord,
  orderRefusal,
} from '@diandu/core/orders'
import type { Database, Transaction } from '../database/index.ts'
import { checkPaymentPassword } from '../wallet/index.ts'
import { moveStoredOrder } from './move-stored-order.ts'
import { findOrder } from './order-store.ts'

/** What one of the two does with an order. */
export interface OrderMove {
  readonly orderId: OrderId
  readonly event: OrderEvent
  readonly by: 'buyer' | 'seller'
  readonly who: string
}

/** Before any lock is taken: can this be done at all, and does this person know the payment password. */
export async function mayDeal(
  db: Database,
  deal: OrderMove & { readonly paymentPassword: string },
  nowMs: number,
): Promise<Result<void>> {
  const order = await findOrder(db, deal.orderId)
  if (
    order === undefined ||
    !maySee(order, deal.who) ||
    deal.who !== (deal.by === 'buyer' ? order.buyerId : order.sellerId)
  )
    return fail(noOrder())
  const validated = moveOrder(order, { event: deal.event, by: deal.by, at: nowMs })
  return validated.ok
    ? checkPaymentPassword(db, deal.who, deal.paymentPassword, nowMs)
    : fail(orderRefusal(validated.failure))
}

/** An order that a user may not see cannot be dealt with either, whatever its state. */
export async function deal(
  tx: Transaction,
  { orderId, event, by, who }: OrderMove,
  deps: { readonly random: Random; readonly nowMs: number },
): Promise<Result<OrderRecord>> {
  const seen = await findOrder(tx, orderId)
  if (seen === undefined || !maySee(seen, who)) return fail(noOrder())
  const moved = await moveStoredOrder(tx, { orderId, event, by, who, at: deps.nowMs }, deps)
  return moved.ok ? ok(moved.value) : moved
}
