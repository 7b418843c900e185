import { isPending, type BuyerRequest } from './buyer-request.ts'
import type { ShopOffer } from './shop-offer.ts'

/** A person's requests end with their account. */
export const requestAfterLeaving = <R extends BuyerRequest>(request: R): R =>
  isPending(request.state) ? { ...request, state: 'closed' } : request

/** Their own offers are taken back; offers to them are declined, so that no seller waits. */
export function offerAfterLeaving<O extends ShopOffer>(offer: O, userId: string, at: number): O {
  if (offer.state !== 'waiting' || ![offer.sellerId, offer.buyerId].includes(userId)) return offer
  return { ...offer, state: offer.sellerId === userId ? 'withdrawn' : 'declined', answeredAt: at }
}
