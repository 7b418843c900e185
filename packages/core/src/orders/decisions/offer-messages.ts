import type { NewMessage } from '../../inbox/index.ts'
import { offerValidUntil } from '../price-offer.ts'
import type { OfferRecord } from './decide-offer.ts'

type ToldOffer = OfferRecord & { readonly shopTitle: string }

/**
 * Whom an offer's state is told: the seller of one that is made or taken back, the buyer of the answer, both of one
 * whose time is over.
 */
export function offerMessages(offer: ToldOffer, at: number): readonly NewMessage[] {
  const { id, buyerId, sellerId, shopId, shopTitle: shop, offeredFen, askedFen, agreedFen, status } = offer
  const message = { key: `offer:${id}:${status}`, subject: shopId, at }
  const priceFen = agreedFen ?? offeredFen
  switch (status) {
    case 'open':
      return [
        {
          ...message,
          userId: sellerId,
          event: 'offer.made',
          figures: { shop, priceFen: offeredFen, askedFen, by: offerValidUntil(offer) },
        },
      ]
    case 'withdrawn':
      return [{ ...message, userId: sellerId, event: 'offer.withdrawn', figures: { shop, priceFen } }]
    case 'lapsed':
      return [
        { ...message, userId: buyerId, event: 'offer.expired', figures: { shop, priceFen } },
        { ...message, userId: sellerId, event: 'offer.expired', figures: { shop, priceFen } },
      ]
    default:
      return [
        {
          ...message,
          userId: buyerId,
          event: 'offer.answered',
          figures: { shop, status, priceFen, by: offerValidUntil(offer) },
        },
      ]
  }
}
