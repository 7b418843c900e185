import type { ShopCard } from '../catalog/index.ts'
import type { NewMessage } from '../inbox/index.ts'
import type { BuyerRequest } from './buyer-request.ts'
import type { RequestCriteria } from './request-criteria.ts'
import type { MatchReason } from './match-request.ts'
import type { ShopOffer } from './shop-offer.ts'
import { writeCriteria, writeReasons } from './criteria-of-message.ts'

type ShopOfMessage = Pick<ShopCard, 'id' | 'title' | 'priceFen'>

interface FoundShop {
  readonly request: Pick<BuyerRequest, 'id' | 'buyerId' | 'criteria'>
  readonly shop: ShopOfMessage
  readonly sellerId: string
  readonly reasons: readonly MatchReason[]
  readonly at: number
}

/** To who looks for a shop: one that fits came up. Once for each shop, however often it comes back. */
export const matchMessage = ({ request, shop, reasons, at }: FoundShop): NewMessage => ({
  userId: request.buyerId,
  event: 'match.shop',
  key: `match:${request.id}:${shop.id}`,
  subject: shop.id,
  figures: { shop: shop.title, priceFen: shop.priceFen, because: writeReasons(reasons) },
  at,
})

/** To who has a shop: what is looked for. Once for each request, however many of their shops it fits. */
export const requestMessage = ({ request, shop, sellerId, reasons, at }: FoundShop): NewMessage => ({
  userId: sellerId,
  event: 'match.request',
  key: `request:${request.id}`,
  subject: request.id,
  figures: { wanted: writeCriteria(request.criteria), shop: shop.title, because: writeReasons(reasons) },
  at,
})

interface OfferedShop {
  readonly criteria: RequestCriteria
  readonly shop: Pick<ShopCard, 'title' | 'priceFen'>
}

/** Tells the buyer of an offered shop, and the seller of the buyer's answer. */
export function shopOfferMessages(
  { id, requestId, buyerId, sellerId, state, offeredAt, answeredAt }: ShopOffer,
  { criteria, shop }: OfferedShop,
): readonly NewMessage[] {
  const about = { subject: requestId }
  const figures = { wanted: writeCriteria(criteria), shop: shop.title }
  switch (state) {
    case 'waiting': {
      const key = `shop-offer:${id}`
      const shownFigures = { ...figures, priceFen: shop.priceFen }
      return [{ ...about, userId: buyerId, event: 'match.offered', key, figures: shownFigures, at: offeredAt }]
    }
    case 'accepted':
    case 'declined': {
      const [key, at] = [`shop-offer-answered:${id}`, answeredAt ?? offeredAt]
      return [{ ...about, userId: sellerId, event: 'match.answered', key, figures: { ...figures, status: state }, at }]
    }
    case 'withdrawn':
      return []
  }
}
