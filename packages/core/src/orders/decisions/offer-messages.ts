import type { NewMessage } from '../../inbox/index.ts'
import { offerValidUntil, standingFen } from '../price-offer.ts'
import type { OfferRecord } from './decide-offer.ts'

type OfferWithShop = OfferRecord & { readonly shopTitle: string }

/** Who gets a message about an offer's state: the side that did not bring it there, both of one whose time is over. */
export function offerMessages(offer: OfferWithShop, at: number): readonly NewMessage[] {
  const { id, buyerId, sellerId, shopId, shopTitle: shop, offeredFen, counterFen, askedFen, status, answeredBy } = offer
  const priceFen = standingFen(offer)
  const by = offerValidUntil(offer)
  const message = { key: `offer:${id}:${status}`, subject: shopId, at }
  // Sums only come nearer: none is named twice in one offer.
  const named = { ...message, key: `${message.key}:${priceFen}`, event: 'offer.countered' } as const
  const byBuyer = answeredBy === 'buyer'
  switch (status) {
    case 'open':
      return [
        counterFen === null
          ? { ...message, userId: sellerId, event: 'offer.made', figures: { shop, priceFen, askedFen, by } }
          : { ...named, userId: sellerId, figures: { shop, side: 'buyer', priceFen, formerFen: counterFen, by } },
      ]
    case 'countered':
      return [{ ...named, userId: buyerId, figures: { shop, side: 'seller', priceFen, formerFen: offeredFen, by } }]
    case 'lapsed':
      return [buyerId, sellerId].map((userId) => ({
        ...message,
        userId,
        event: 'offer.expired',
        figures: { shop, priceFen },
      }))
    case 'withdrawn':
      if (byBuyer) return [{ ...message, userId: sellerId, event: 'offer.withdrawn', figures: { shop, priceFen } }]
      break
    case 'accepted':
    case 'refused':
      if (!byBuyer)
        return [{ ...message, userId: buyerId, event: 'offer.answered', figures: { shop, status, priceFen, by } }]
  }
  const userId = byBuyer ? sellerId : buyerId
  const side = byBuyer ? 'buyer' : 'seller'
  return [{ ...message, userId, event: 'offer.ended', figures: { shop, side, status, priceFen, by } }]
}
