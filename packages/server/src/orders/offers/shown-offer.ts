import { offerShownTo, type ShownOffer } from '@diandu/core/orders'
import type { PriceOfferRecord } from './price-offer-store.ts'

/** An offer's place among all is internal. */
export const showOffer = (userId: string, { place: _place, ...offer }: PriceOfferRecord, nowMs: number): ShownOffer =>
  offerShownTo(userId, offer, nowMs)
