import { isPending, type BuyerRequest } from './buyer-request.ts'
import type { ShopOffer } from './shop-offer.ts'

/** What a person looks for ends with their account. */
export const requestAfterLeaving = <R extends BuyerRequest>(request: R): R =>
  isPending(request.state) ? { ...request, state: 'closed' } : request

/** What they offered is taken back; what was offered to them is declined, so that its seller does not wait. */
export function offerAfterLeaving<O extends ShopOffer>(offer: O, userId: string, at: number): O {
  if (offer.state !== 'waiting' || ![offer.sellerId, offer.buyerId].includes(userId)) return offer
  return { ...offer, state: offer.sellerId === userId ? 'withdrawn' : 'declined', answeredAt: at }
}
