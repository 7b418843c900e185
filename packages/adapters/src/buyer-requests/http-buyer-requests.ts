import type { BuyerRequests, ShopOffers } from '@diandu/core/buyer-requests'
import {
  answerShopOffer,
  closeRequest,
  extendRequest,
  getMyRequest,
  listFittingShops,
  listMyRequests,
  listMyShopOffers,
  listOpenRequests,
  listRequestMatches,
  listRequestOffers,
  offerShop,
  publishRequest,
  type CallInput,
} from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpBuyerRequests = (client: Client): BuyerRequests => ({
  // Core decides how many days there are; the server says so of any other number.
  publish: ({ criteria, days, content }) =>
    client.send(publishRequest, { ...criteria, days, content: content.trim() } as CallInput<typeof publishRequest>),
  open: ({ fitting, ...filter }, cursor, signal) =>
    client.send(
      listOpenRequests,
      { ...filter, ...(fitting && { fits: 'my-shops' as const }), ...after(cursor) },
      { signal },
    ),
  mine: (cursor, signal) => client.send(listMyRequests, after(cursor), { signal }),
  find: (requestId, signal) => client.send(getMyRequest, { requestId }, { signal }),
  matches: (requestId, cursor, signal) => client.send(listRequestMatches, { requestId, ...after(cursor) }, { signal }),
  close: (requestId) => client.send(closeRequest, { requestId }),
  extend: (requestId, days) => client.send(extendRequest, { requestId, days }),
})

export const httpShopOffers = (client: Client): ShopOffers => ({
  fitting: (requestId, signal) => client.send(listFittingShops, { requestId }, { signal }),
  make: ({ requestId, shopId, content, sharesMobile }) =>
    client.send(offerShop, { requestId, shopId, content: content.trim(), sharesMobile }),
  answer: (offerId, answer) =>
    client.send(answerShopOffer, {
      offerId,
      answer: answer.kind,
      ...(answer.kind === 'accept' && { sharesMobile: answer.sharesMobile }),
    }),
  toRequest: (requestId, cursor, signal) => client.send(listRequestOffers, { requestId, ...after(cursor) }, { signal }),
  mine: (cursor, signal) => client.send(listMyShopOffers, after(cursor), { signal }),
})
