import { deadlinesOf, wasPaidFor, type Order } from '@diandu/core/orders'

/** An order as the house knows it: with both parties, seen from neither. */
export interface KeptOrder extends Omit<Order, 'role' | 'signingPause' | 'awaitedBalance'> {
  readonly buyerId: string
  readonly sellerId: string
  readonly couponId: string | null
}

/** True from the instant after the last one at which it could be paid, swept or not. */
export function isOverdue(order: KeptOrder, nowMs: number): boolean {
  const by = deadlinesOf(order)?.by ?? null
  return (order.status === 1 || order.status === 3) && by !== null && nowMs > by
}

/** A seller has nothing to do with an order that nobody has paid for. */
export const maySee = ({ buyerId, sellerId, status }: KeptOrder, userId: string): boolean =>
  buyerId === userId || (sellerId === userId && wasPaidFor(status))

/** The 24 hours end an order at once, whenever the sweeper comes by. */
export function endedByTime(order: KeptOrder, nowMs: number): KeptOrder {
  if (order.status !== 1 || !isOverdue(order, nowMs)) return order
  return { ...order, status: 2, cancelReason: 'late', history: [...order.history, { status: 2, at: order.payBy }] }
}

/** As one of its parties sees it. */
export function shownTo(userId: string, kept: KeptOrder, nowMs: number): Order {
  const { buyerId: _, sellerId, couponId: __, ...order } = endedByTime(kept, nowMs)
  return { ...order, role: sellerId === userId ? 'seller' : 'buyer' }
}
