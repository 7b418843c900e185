import * as v from 'valibot'
import { MAX_OFFER_LENGTH } from '@diandu/core/buyer-requests'
import { call } from '../call.ts'
import { shopId } from '../../schemas/catalog.schemas.ts'
import { matchedShop, requestId, shopOfferId, shownShopOffer } from '../../schemas/buyer-requests.schemas.ts'
import { cursor, pageOf, typed } from '../../schemas/schemas.ts'

export const listFittingShops = call('GET pub/my-shops', {
  summary: 'A person’s own shops that meet a request and were not offered to it yet',
  access: 'member',
  input: v.strictObject({ requestId }),
  output: v.array(matchedShop),
  example: { requestId: 'r1' },
})

export const offerShop = call('POST pub/offer', {
  summary: 'Offers a person’s own shop to the buyer who looks for such a one',
  access: 'member',
  once: true,
  rateLimitPerMinute: 20,
  input: v.strictObject({ requestId, shopId, content: typed(MAX_OFFER_LENGTH * 2), sharesMobile: v.boolean() }),
  output: shownShopOffer,
  example: { requestId: 'r1', shopId: 's1', content: '资料齐全，可看后台', sharesMobile: true },
})

export const answerShopOffer = call('PUT pub/offer/answer', {
  summary: 'The buyer is interested or is not; the seller takes the offer back',
  access: 'member',
  input: v.strictObject({
    offerId: shopOfferId,
    answer: v.picklist(['accept', 'decline', 'withdraw']),
    sharesMobile: v.exactOptional(v.boolean()),
  }),
  output: shownShopOffer,
  example: { offerId: 'o1', answer: 'accept', sharesMobile: false },
})

export const listRequestOffers = call('GET pub/offers', {
  summary: 'Shops that were offered to a request of this person, the newest first',
  access: 'member',
  input: v.strictObject({ requestId, cursor: v.exactOptional(cursor) }),
  output: pageOf(shownShopOffer),
  example: { requestId: 'r1', cursor: 'c1' },
})

export const listMyShopOffers = call('GET pub/offers/mine', {
  summary: 'Shops that this person offered to buyers, the newest first',
  access: 'member',
  input: v.strictObject({ cursor: v.exactOptional(cursor) }),
  output: pageOf(shownShopOffer),
  example: { cursor: 'c1' },
})
