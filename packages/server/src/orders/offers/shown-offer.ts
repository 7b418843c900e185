import { offerShownTo, type ShownOffer } from '@diandu/core/orders'
import type { PriceOfferRecord } from './price-offer-store.ts'

/** Where an offer is among all is told to no user. */
export const showOffer = (userId: string, { place: _place, ...offer }: PriceOfferRecord, nowMs: number): ShownOffer =>
  offerShownTo(userId, offer, nowMs)
