import type { ListingStatus } from '../../catalog/index.ts'
import type { OrderStatus } from './order-status.ts'

/**
 * The state of a shop on the market for each state of its order. Whose buyer gave up is on sale again; one that came
 * back to its seller through a refund is taken off, until the seller has checked it. What is no state sells nothing.
 */
export function shopAfter(status: OrderStatus): ListingStatus {
  switch (status) {
    case 'awaiting-payment':
    case 'cancelled':
    case 'closed-with-damages':
      return 'on-sale'
    case 'deposit-paid':
      return 'deposit-taken'
    case 'completed':
      return 'sold'
    case 'refunded':
      return 'withdrawn'
    default:
      return 'handing-over'
  }
}
