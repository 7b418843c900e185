import type { ShopToValue, Valuations } from '@diandu/core/valuation'
import { getValuation, listValuationRecords } from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpValuations = (client: Client): Valuations => ({
  value: (shop, signal) => client.send(getValuation, asAsked(shop), { signal }),
  valueAndKeep: (shop) => client.send(getValuation, { ...asAsked(shop), keep: true }),
  records: (cursor, signal) => client.send(listValuationRecords, after(cursor), { signal }),
})

/** Ratings travel in hundredths. */
function asAsked({ ratings, ...shop }: ShopToValue): ShopToValue {
  if (ratings === undefined) return shop
  const [described, service, delivery] = [ratings.described, ratings.service, ratings.delivery].map((rating) =>
    Math.round(rating * 100),
  ) as [number, number, number]
  return { ...shop, ratings: { described, service, delivery } }
}
