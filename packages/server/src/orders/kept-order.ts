import { deadlinesOf, type Order } from '@diandu/core/orders'

/** An order as the house knows it: with both parties, seen from neither. */
export interface KeptOrder extends Omit<Order, 'role'> {
  readonly buyerId: string
  readonly sellerId: string
  readonly termsVersion: string
}

/** True from the instant after the last one at which it could be paid, swept or not. */
export function isOverdue(order: KeptOrder, nowMs: number): boolean {
  const by = deadlinesOf({ ...order, role: 'buyer' })?.by ?? null
  return (order.status === 1 || order.status === 3) && by !== null && nowMs > by
}

/** A seller has nothing to do with an order that nobody has paid for. */
export const maySee = ({ buyerId, sellerId, paidFen }: KeptOrder, userId: string): boolean =>
  buyerId === userId || (sellerId === userId && paidFen > 0)

/** As one of its parties sees it; the 24 hours end an order at once, whenever the sweeper comes by. */
export function shownTo(userId: string, kept: KeptOrder, nowMs: number): Order {
  const { buyerId: _, sellerId, termsVersion: __, ...order } = kept
  const role = sellerId === userId ? 'seller' : 'buyer'
  if (order.status !== 1 || !isOverdue(kept, nowMs)) return { ...order, role }
  return { ...order, role, status: 2, cancelReason: 'late', history: [...order.history, { status: 2, at: order.payBy }] }
}
