import type { Figure, Industry, PlatformId, Province, Ratings, ShopId } from '../catalog/index.ts'
import type { Result, StopSignal } from '../kernel/index.ts'
import type { Competition } from './competition.ts'
import type { ParcelPostage, PostageTable } from './postage.ts'
import type { ThreeRatings } from './rating-plan.ts'
import type { RatingAdvice } from './rating-tips.ts'
import type { WordList } from './word-list.ts'
import type { WordTrend } from './word-trend.ts'

/** The period in which searches were counted, and whether some were invented for a demonstration. */
export interface CountedSearches {
  /** When it was counted. */
  readonly asOf: number
  /** YYYY-MM-DD, the first and the last day of the trends. */
  readonly from: string
  readonly to: string
  /** All searches of the last seven days, those of words that are not shown among them. */
  readonly searches: number
  readonly isInvented: boolean
}

/** Counted no further than a bound. */
export interface ShopCount {
  readonly count: number
  readonly capped: boolean
}

export interface HotWord extends WordTrend {
  /** Number of shops on sale that the word finds. */
  readonly shops: ShopCount
}

export interface HotWords extends CountedSearches {
  readonly words: readonly HotWord[]
}

export interface KeywordAnswer extends CountedSearches, Competition {
  readonly word: string
  /** Null where it was searched for too rarely to be shown. */
  readonly trend: WordTrend | null
  /** Its place among all words that may be shown, from 1. */
  readonly rank: number | null
  readonly shops: ShopCount
  readonly related: readonly string[]
}

export interface MarketRoll extends CountedSearches {
  readonly searchesToday: number
  /** Put up within the last seven days and still on sale. */
  readonly newShops: number
  readonly rising: readonly WordTrend[]
}

/** Searches on this market, counted by word and day. */
export interface MarketWords {
  roll(signal?: StopSignal): Promise<Result<MarketRoll>>
  hot(signal?: StopSignal): Promise<Result<HotWords>>
  keyword(word: string, signal?: StopSignal): Promise<Result<KeywordAnswer>>
}

/** The three ratings of an industry's shops on sale, on average. */
export interface ShopClass {
  readonly industry: Industry
  readonly onSaleCount: number
  readonly ratings: Ratings
}

/** The ratings of a shop on the market. */
export interface RatedShop {
  readonly id: ShopId
  readonly title: string
  readonly platform: PlatformId
  readonly industry: Industry
  readonly ratings: Figure<Ratings>
}

export interface SellerTools {
  /** The fullest industries first. */
  shopClasses(signal?: StopSignal): Promise<Result<readonly ShopClass[]>>
  ratedShop(id: ShopId, signal?: StopSignal): Promise<Result<RatedShop>>
  planRatings(ratings: ThreeRatings, target: number): Promise<Result<RatingAdvice>>
  wordList(signal?: StopSignal): Promise<Result<WordList>>
  postage(from: Province, grams: number, signal?: StopSignal): Promise<Result<PostageTable>>
  parcel(from: Province, to: Province, grams: number, signal?: StopSignal): Promise<Result<ParcelPostage>>
}
