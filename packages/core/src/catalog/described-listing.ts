import type { Shop } from './listing.ts'

/**
 * What a listing says of its shop: everything but where its sale stands, how often it was viewed, and its seller's name
 * here.
 */
export type DescribedListing = Omit<Shop, 'status' | 'viewCount' | 'sellerName'>

/**
 * Taken when an order is placed, and kept with it: what becomes of the listing later changes nothing that was promised.
 */
export function describedListing({
  status: _status,
  viewCount: _viewCount,
  sellerName: _sellerName,
  ...described
}: Shop): DescribedListing {
  return described
}
