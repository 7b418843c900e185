import * as v from 'valibot'
import { MAX_SEARCH_LENGTH } from '@diandu/core/catalog'
import { BEST_SCORE, MAX_CHECKED_LENGTH, MAX_PARCEL_GRAMS, MAX_RATING_COUNT, WORST_SCORE } from '@diandu/core/tools'
import { call } from './call.ts'
import { province, shopId } from '../schemas/catalog.schemas.ts'
import { digits, nothingIn, typed } from '../schemas/schemas.ts'
import {
  hotWords,
  keywordAnswer,
  marketRoll,
  parcelPostage,
  postageTable,
  ratedShop,
  ratingAdvice,
  shopClass,
  wordHits,
  wordList,
} from '../schemas/tools.schemas.ts'

/** Twenty thousand characters of up to four bytes, and what a request says besides. */
const LONG_TEXT_BYTES = 96 * 1024

export const getMarketRoll = call('GET tools/roll/data', {
  summary: 'What moves on the market: searches of today, new shops, words that rise',
  access: 'anyone',
  input: nothingIn,
  output: marketRoll,
})

export const getHotWords = call('GET tools/words/hot', {
  summary: 'The words most searched for here, with their trend, share and competing shops',
  access: 'anyone',
  input: nothingIn,
  output: hotWords,
})

export const getKeyword = call('GET tools/key/word', {
  summary: 'One word: how often it is searched for, and which shops compete for it',
  access: 'anyone',
  rateLimitPerMinute: 60,
  input: v.strictObject({ word: typed(MAX_SEARCH_LENGTH, 1) }),
  output: keywordAnswer,
  example: { word: '女装' },
})

export const getShopClasses = call('GET tools/shop/class', {
  summary: 'The three ratings of shops on sale on average, by industry',
  access: 'anyone',
  input: nothingIn,
  output: v.array(shopClass),
})

export const getRatedShop = call('GET tools/shop/info', {
  summary: 'What one shop on the market says of its three ratings',
  access: 'anyone',
  input: v.strictObject({ id: shopId }),
  output: ratedShop,
  example: { id: 'shop-1' },
})

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const ratedPart = v.strictObject({
  score: wholeNumber(WORST_SCORE, BEST_SCORE),
  count: wholeNumber(0, MAX_RATING_COUNT),
})

export const planShopRatings = call('POST tools/add/appraise', {
  summary: 'How many five-star ratings lift three ratings to a target, and what helps; scores in hundredths',
  access: 'anyone',
  rateLimitPerMinute: 120,
  input: v.strictObject({
    described: ratedPart,
    service: ratedPart,
    delivery: ratedPart,
    target: wholeNumber(WORST_SCORE, BEST_SCORE),
  }),
  output: ratingAdvice,
  example: {
    described: { score: 470, count: 74 },
    service: { score: 478, count: 74 },
    delivery: { score: 482, count: 74 },
    target: 480,
  },
})

export const getProhibitedWords = call('POST tools/words/prohibited', {
  summary: 'The list of prohibited words by law and reason; with a text, where they stand in it',
  access: 'anyone',
  rateLimitPerMinute: 60,
  bodyBytes: LONG_TEXT_BYTES,
  input: v.strictObject({ text: v.exactOptional(typed(MAX_CHECKED_LENGTH, 1)) }),
  output: v.object({ list: wordList, hits: wordHits }),
  example: { text: '全网最低价，国家级品质' },
})

const parcelEntries = { from: province, grams: v.pipe(digits(MAX_PARCEL_GRAMS), v.minValue(1)) }

export const getPostage = call('GET tools/shop/postage', {
  summary: 'Reference postage of a parcel from one province to all others, by region',
  access: 'anyone',
  input: v.strictObject(parcelEntries),
  output: postageTable,
  example: { from: '33', grams: 1500 },
})

export const getParcelPostage = call('GET tools/shop/postage/info', {
  summary: 'Reference postage of one parcel, step by step',
  access: 'anyone',
  input: v.strictObject({ ...parcelEntries, to: province }),
  output: parcelPostage,
  example: { from: '33', to: '65', grams: 1500 },
})
