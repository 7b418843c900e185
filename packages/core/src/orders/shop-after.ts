import type { ListingStatus } from '../catalog/index.ts'

/**
 * Where a shop stands on the market while its order stands here. Whose buyer gave up is on sale again; one that came back
 * to its seller through a refund is taken off, until the seller has looked at it. A code that is no state sells nothing.
 */
export function shopAfter(status: number): ListingStatus {
  switch (status) {
    case 1:
    case 2:
    case 8:
      return 'on-sale'
    case 3:
      return 'deposit-taken'
    case 6:
      return 'sold'
    case 9:
      return 'withdrawn'
    default:
      return 'handing-over'
  }
}
