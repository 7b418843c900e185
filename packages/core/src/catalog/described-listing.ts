import type { Shop } from './listing.ts'

/**
 * What a listing says of its shop: everything but where its sale stands, how often it was viewed, its seller's name
 * here, and what a card makes of it.
 */
export type DescribedListing = Omit<Shop, 'status' | 'viewCount' | 'sellerName' | 'glance'>

/**
 * Taken when an order is placed, and kept with it: what becomes of the listing later changes nothing that was promised.
 */
export function describedListing({
  status: _status,
  viewCount: _viewCount,
  sellerName: _sellerName,
  glance: _glance,
  ...described
}: Shop): DescribedListing {
  return described
}
