export { createWordCheck, MAX_CHECKED_LENGTH, suggestedText, type WordHit } from './check-words.ts'
export { competitionAmong, type Competition, type Competitor } from './competition.ts'
export { countedWord, MAX_COUNTED_LENGTH } from './counted-word.ts'
export { hotWords, keywordAnswer, marketRoll } from './market-words.ts'
export {
  MAX_PARCEL_GRAMS,
  parcelPostage,
  postageTable,
  type ParcelPostage,
  type PostageRegion,
  type PostageTable,
  type PostageTariff,
  type PostageZone,
} from './postage.ts'
export {
  BEST_SCORE,
  MAX_RATING_COUNT,
  planRatings,
  RATING_PARTS,
  WORST_SCORE,
  type PartPlan,
  type RatedPart,
  type RatingPart,
  type RatingPlan,
  type ThreeRatings,
} from './rating-plan.ts'
export type { RatingAdvice, RatingTips } from './rating-tips.ts'
export { countSearches, firstTrendDay, type SearchCount, type SearchDay } from './search-count.ts'
export type {
  CountedSearches,
  HotWord,
  HotWords,
  KeywordAnswer,
  MarketRoll,
  MarketWords,
  RatedShop,
  SellerTools,
  ShopClass,
  ShopCount,
} from './seller-tools.ports.ts'
export { WORD_CLASSES, type WordClass, type WordGroup, type WordList } from './word-list.ts'
export { PERIOD_DAYS, TREND_DAYS, type WordDays, type WordTrend } from './word-trend.ts'
