import { mapResult } from '@diandu/core/kernel'
import type { MarketWords, SellerTools } from '@diandu/core/tools'
import {
  getHotWords,
  getKeyword,
  getMarketRoll,
  getParcelPostage,
  getPostage,
  getProhibitedWords,
  getRatedShop,
  getShopClasses,
  planShopRatings,
} from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpMarketWords = (client: Client): MarketWords => ({
  roll: (signal) => client.send(getMarketRoll, {}, { signal }),
  hot: (signal) => client.send(getHotWords, {}, { signal }),
  keyword: (word, signal) => client.send(getKeyword, { word }, { signal }),
})

export const httpSellerTools = (client: Client): SellerTools => ({
  shopClasses: (signal) => client.send(getShopClasses, {}, { signal }),
  ratedShop: (id, signal) => client.send(getRatedShop, { id }, { signal }),
  planRatings: (ratings, target) => client.send(planShopRatings, { ...ratings, target }),
  wordList: async (signal) => mapResult(await client.send(getProhibitedWords, {}, { signal }), ({ list }) => list),
  postage: (from, grams, signal) => client.send(getPostage, { from, grams }, { signal }),
  parcel: (from, to, grams, signal) => client.send(getParcelPostage, { from, to, grams }, { signal }),
})
