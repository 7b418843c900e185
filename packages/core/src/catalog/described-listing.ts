import type { Shop } from './listing.ts'

/**
 * A listing's own content, without sale status, view count, the seller's name here, and what a card derives from it.
 */
export type DescribedListing = Omit<Shop, 'status' | 'viewCount' | 'sellerName' | 'glance'>

/** Taken when an order is placed, and stored with it: later changes of the listing do not change what was promised. */
export function describedListing({
  status: _status,
  viewCount: _viewCount,
  sellerName: _sellerName,
  glance: _glance,
  ...described
}: Shop): DescribedListing {
  return described
}
