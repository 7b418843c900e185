import { offerStatusAt, type ShownOffer } from '@diandu/core/orders'
import type { PriceOfferRecord } from './price-offer-store.ts'

/** As one of the two sees it, with what time has made of it. */
export function offerShownTo(
  userId: string,
  { buyerId: _buyerId, sellerId, place: _place, ...offer }: PriceOfferRecord,
  nowMs: number,
): ShownOffer {
  return { ...offer, status: offerStatusAt(offer, nowMs), role: sellerId === userId ? 'seller' : 'buyer' }
}
