import { mapResult } from '@diandu/core/kernel'
import type { PriceOffers } from '@diandu/core/orders'
import { answerOffer, cutPrice, getBargain, getMyOffer, listAgreedPrices, listOffers } from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpPriceOffers = (client: Client): PriceOffers => ({
  make: ({ shopId, askedFen, offeredFen }) => client.send(cutPrice, { shopId, askedFen, offeredFen }),
  answer: (offerId, answer) =>
    client.send(answerOffer, {
      offerId,
      answer: answer.kind,
      ...(answer.kind === 'accept' && { acceptFen: answer.acceptFen }),
      ...(answer.kind === 'counter' && { counterFen: answer.counterFen }),
    }),
  list: (role, cursor, signal) => client.send(listOffers, { role, ...after(cursor) }, { signal }),
  ofShop: (shopId, signal) => client.send(getMyOffer, { shopId }, { signal }),
  thread: (offerId, signal) => client.send(getBargain, { offerId }, { signal }),
  agreed: async (signal) => mapResult(await client.send(listAgreedPrices, {}, { signal }), ({ items }) => items),
})
