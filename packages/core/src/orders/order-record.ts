import { deadlinesOf } from './life/deadlines.ts'
import type { Order } from './order.ts'
import { isOrderIn, wasPaidFor } from './order-sets.ts'

/** An order as the platform knows it: with both parties, seen from neither. */
export interface OrderRecord<U extends string = string> extends Omit<
  Order,
  'role' | 'signingPause' | 'awaitedBalance'
> {
  readonly buyerId: U
  readonly sellerId: U
  readonly couponId: string | null
}

/** True from the instant after the last one at which it could be paid, swept or not. */
export function isOverdue(order: OrderRecord, nowMs: number): boolean {
  const by = deadlinesOf(order)?.by ?? Infinity
  return isOrderIn('payment-due', order.status) && nowMs > by
}

/** A seller has nothing to do with an order that is not paid for. */
export const maySee = (
  { buyerId, sellerId, status }: Pick<OrderRecord, 'buyerId' | 'sellerId' | 'status'>,
  userId: string,
): boolean => buyerId === userId || (sellerId === userId && wasPaidFor(status))

/** The 24 hours end an order at once, whenever the sweeper comes by. */
export function endedByTime<O extends OrderRecord>(order: O, nowMs: number): O {
  if (order.status !== 'awaiting-payment' || !isOverdue(order, nowMs)) return order
  return {
    ...order,
    status: 'cancelled',
    cancelReason: 'late',
    history: [...order.history, { status: 'cancelled', at: order.payBy }],
  }
}

/** As one of its parties sees it. */
export function shownTo(userId: string, stored: OrderRecord, nowMs: number): Order {
  const { buyerId: _, sellerId, couponId: __, ...order } = endedByTime(stored, nowMs)
  return { ...order, role: sellerId === userId ? 'seller' : 'buyer' }
}
