import type { PriceOffers } from '@diandu/core/orders'
import { answerOffer, cutPrice, getMyOffer, listOffers } from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpPriceOffers = (client: Client): PriceOffers => ({
  make: ({ shopId, askedFen, offeredFen }) => client.send(cutPrice, { shopId, askedFen, offeredFen }),
  answer: (offerId, answer) =>
    client.send(answerOffer, {
      offerId,
      answer: answer.kind,
      ...(answer.kind === 'counter' && { counterFen: answer.counterFen }),
    }),
  list: (role, cursor, signal) => client.send(listOffers, { role, ...after(cursor) }, { signal }),
  ofShop: (shopId, signal) => client.send(getMyOffer, { shopId }, { signal }),
})
