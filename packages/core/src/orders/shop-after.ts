import type { ListingStatus } from '../catalog/index.ts'
import type { OrderStatus } from './order-status.ts'

/**
 * Where a shop stands on the market while its order stands here. Whose buyer gave up is on sale again; one that came back
 * to its seller through a refund is taken off, until the seller has looked at it.
 */
export function shopAfter(status: OrderStatus): ListingStatus {
  switch (status) {
    case 3:
      return 'deposit-taken'
    case 4:
    case 5:
    case 7:
      return 'handing-over'
    case 6:
      return 'sold'
    case 9:
      return 'withdrawn'
    case 1:
    case 2:
    case 8:
      return 'on-sale'
  }
}
