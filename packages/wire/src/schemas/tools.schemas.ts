import * as v from 'valibot'
import type { Name } from '@diandu/core/kernel'
import {
  RATING_PARTS,
  WORD_CLASSES,
  type HotWords,
  type KeywordAnswer,
  type MarketRoll,
  type ParcelPostage,
  type PostageTable,
  type RatedShop,
  type RatingAdvice,
  type RatingTips,
  type ShopClass,
  type WordHit,
  type WordList,
} from '@diandu/core/tools'
import { industry, platformId, province, ratings, ratingsFigure, shopId } from './catalog.schemas.ts'
import { count, fen, instant, keysOf } from './schemas.ts'

const day = v.pipe(v.string(), v.isoDate())
const name = v.object({ zh: v.string(), en: v.string() }) satisfies v.GenericSchema<unknown, Name>

const countedEntries = { asOf: instant, from: day, to: day, searches: count, isInvented: v.boolean() }
const trendEntries = {
  word: v.string(),
  days: v.array(count),
  searches: count,
  before: count,
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
}
const trend = v.object(trendEntries)
const shops = v.object({ count, capped: v.boolean() })

export const marketRoll = v.object({
  ...countedEntries,
  searchesToday: count,
  newShops: count,
  rising: v.array(trend),
}) satisfies v.GenericSchema<unknown, MarketRoll>

export const hotWords = v.object({
  ...countedEntries,
  words: v.array(v.object({ ...trendEntries, shops })),
}) satisfies v.GenericSchema<unknown, HotWords>

export const keywordAnswer = v.object({
  ...countedEntries,
  word: v.string(),
  trend: v.nullable(trend),
  rank: v.nullable(count),
  shops,
  platforms: v.array(v.object({ platform: platformId, shops: count })),
  industries: v.array(v.object({ industry, shops: count })),
  prices: v.nullable(v.object({ lowFen: fen, middleFen: fen, highFen: fen })),
  related: v.array(v.string()),
}) satisfies v.GenericSchema<unknown, KeywordAnswer>

export const shopClass = v.object({ industry, onSaleCount: count, ratings }) satisfies v.GenericSchema<
  unknown,
  ShopClass
>

export const ratedShop = v.object({
  id: shopId,
  title: v.string(),
  platform: platformId,
  industry,
  ratings: ratingsFigure,
}) satisfies v.GenericSchema<unknown, RatedShop>

const tips = v.array(name)

const ratingTips = v.object({
  date: day,
  source: name,
  tips: v.object({ described: tips, service: tips, delivery: tips }),
}) satisfies v.GenericSchema<unknown, RatingTips>

export const ratingAdvice = v.object({
  target: count,
  parts: v.array(
    v.object({
      part: v.picklist(RATING_PARTS),
      score: count,
      count,
      gap: count,
      fiveStars: v.nullable(count),
      scoreAfter: count,
      oneStarCosts: count,
    }),
  ),
  fiveStarsPerOneStar: v.nullable(count),
  advice: ratingTips,
}) satisfies v.GenericSchema<unknown, RatingAdvice>

export const wordList = v.object({
  date: day,
  source: name,
  groups: v.array(
    v.object({
      id: v.string(),
      class: v.picklist(keysOf(WORD_CLASSES)),
      severity: v.picklist(['forbidden', 'careful']),
      law: name,
      why: name,
      words: v.record(v.string(), v.string()),
      harmless: v.array(v.string()),
    }),
  ),
}) satisfies v.GenericSchema<unknown, WordList>

export const wordHits = v.array(
  v.object({ start: count, end: count, word: v.string(), group: v.string(), suggestion: v.string() }),
) satisfies v.GenericSchema<unknown, readonly WordHit[]>

const priceEntries = { zone: v.string(), firstFen: fen, furtherFen: fen, totalFen: fen }
const stepEntries = { firstGrams: count, furtherGrams: count }

export const postageTable = v.object({
  date: day,
  source: name,
  ...stepEntries,
  notServed: v.array(province),
  from: province,
  grams: count,
  zones: v.record(v.string(), name),
  regions: v.array(v.object({ ...priceEntries, provinces: v.array(province) })),
}) satisfies v.GenericSchema<unknown, PostageTable>

export const parcelPostage = v.object({
  ...priceEntries,
  ...stepEntries,
  from: province,
  to: province,
  grams: count,
  km: count,
  furtherSteps: count,
}) satisfies v.GenericSchema<unknown, ParcelPostage>
