export type {
  Banner,
  Catalog,
  FilterCounts,
  Home,
  ListedShops,
  PlatformSummary,
  SearchHistoryStore,
  SearchSuggestion,
  SearchWords,
  ViewedShopsStore,
  ViewHistory,
} from './catalog.ports.ts'
export { levelName } from './card/level-name.ts'
export { CARD_FIGURE_COUNT, cardFigures, type CardFigure } from './card/card-figures.ts'
export { composeTitle } from './card/compose-title.ts'
export { fallenFen, lastFall, PRICE_FALL_NEWS_MS } from './card/price-fall.ts'
export { sellerWords } from './card/seller-words.ts'
export { mediumPicture, pictureSizeIn } from './card/medium-picture.ts'
export { smallPicture, type PictureSize } from './card/picture-size.ts'
export { GLANCE_MONTHS, glanceOf, meanTurnoverFen } from './card/shop-glance.ts'
export { timeOpen, type TimeOpen } from './card/time-open.ts'
export { categoriesOf, fullestFirst, type Category, type CountedKey, type ShopsOnSale } from './categories/category.ts'
export {
  comparePath,
  MAX_COMPARED,
  MIN_COMPARED,
  parseCompared,
  toggleCompared,
  type ComparedShopsStore,
} from './comparison/compared-shops.ts'
export { SHOP_RISKS, shopRisks, type ShopRisk } from './comparison/shop-risks.ts'
export { describedListing, type DescribedListing } from './described-listing.ts'
export {
  columnsOf,
  countInColumns,
  RANGES,
  type CountedFilter,
  type FilterGroup,
  type MarketColumns,
} from './filter/count-in-columns.ts'
export {
  POINT_STEPS,
  PRICE_BANDS,
  RATING_STEPS_HUNDREDTHS,
  TURNOVER_STEPS_FEN,
  YEAR_STEPS,
  type PriceBand,
} from './filter/filter-steps.ts'
export { chosenIn, filteredShop, fitsFilter, openedBy, type FilteredShop } from './filter/fits-filter.ts'
export {
  FACETS,
  facetName,
  LEADING_FACETS,
  isFigureFacet,
  LISTING_FACETS,
  OTHER_FACETS,
  type Facet,
  type FacetOfParameter,
  type FacetParameter,
} from './filter/listing-facets.ts'
export { inspectedFigureName } from './figures/inspected-figure-name.ts'
export { FIGURE_NAMES, type FigureRow } from './figures/figure-names.ts'
export {
  FIGURE_PARTS,
  FILTERED_FIGURE_KEYS,
  HOLDER_KINDS,
  LOANS,
  PLAIN_FIGURE_KEYS,
  PLAIN_KEY_OF_FIELD,
  plainFigure,
  plainFiguresOf,
  type FigureKind,
  type FigurePart,
  type FilteredFigureKey,
  type FilteredValues,
  type HolderKind,
  type OptionalFigureKey,
  type PlainField,
  type PlainFigureKey,
  type PlainValue,
  type PlainValues,
} from './figures/plain-figures.ts'
export {
  byKind,
  filteredValues,
  percentText,
  plainText,
  publicFigures,
  statedFigures,
} from './figures/figure-values.ts'
export { FIGURE_SOURCES, INSPECTION } from './card/inspection-words.ts'
export {
  INSPECTED_FIGURES,
  isInspectedBy,
  sourceLine,
  sourceOf,
  sourceSentence,
  type InspectedFigure,
  type SourcedFigure,
  inspectedIn,
} from './figures/figure-source.ts'
export { INDUSTRIES, isIndustry, type Industry } from './industry.ts'
export {
  countChoices,
  isListingSort,
  LISTING_SORTS,
  listingFilterParameters,
  MAX_POINTS,
  MAX_RATING_HUNDREDTHS,
  MAX_YEARS,
  NO_FILTER,
  parseListingFilter,
  type ListingFilter,
  type ListingSort,
  isUnreadPrice,
  priceFen,
  priceText,
  unreadPrices,
} from './filter/listing-filter.ts'
export { MAX_SEARCH_LENGTH, searchText } from './filter/search-text.ts'
export { isForSale, isPubliclyVisible, LISTING_STATUSES, type ListingStatus } from './listing-status.ts'
export { shopRemoved } from './shop-removed.ts'
export type {
  Figure,
  FigureEvidence,
  FigureSource,
  MonthTurnover,
  Photo,
  Ratings,
  Shop,
  ShopCard,
  ShopFigures,
  ShopGlance,
  ShopId,
  Trademark,
  Violations,
} from './listing.ts'
export { listingParts, type ListingPart, type ListingRow } from './listing-rows.ts'
export { isMarket, MARKETS, withinMarket, type Market } from './market.ts'
export { platformPictures } from './platform-picture.ts'
export {
  isPlatformId,
  platformOf,
  PLATFORMS,
  platformsWithin,
  publicPlatforms,
  type Name,
  type Platform,
  type PlatformId,
} from './platform.ts'
export { parsePcFilter, type PcFilter } from './pc-filter/pc-filter.ts'
export { isProvince, PROVINCES, type Province } from './province.ts'
export { BUY_THEMES, type ThemeOfShops } from './recommendations/buy-themes.ts'
export {
  MAX_VIEWED_ASKED,
  RECOMMENDATIONS,
  type BuyTheme,
  type Recommendation,
  type Recommendations,
} from './recommendations/recommendations.ports.ts'
export {
  REASON_KINDS,
  shopReasons,
  type ReasonKind,
  type RecommendedShop,
  type ShopReason,
} from './recommendations/shop-reasons.ts'
export {
  DRAW_LENGTH,
  DRAW_REASONS,
  drawShops,
  MAX_DRAW_VIEWED,
  MAX_DRAWN,
  type DrawnShop,
  type DrawReason,
} from './shake/draw-shops.ts'
export { createShakeWatch, type Motion } from './shake/shake-watch.ts'
export type { DrawRequest, ShopDraws } from './shake/shop-draws.ports.ts'
export { addSearchTerm, parseSearchHistory, SEARCH_HISTORY_LENGTH } from './search-history.ts'
export { isShopKind, SHOP_KINDS, type ShopKind } from './shop-kind.ts'
export { isTaxpayerKind, TAXPAYER_KINDS, type TaxpayerKind } from './taxpayer.ts'
export { isTrademarkState, TRADEMARK_STATES, type TrademarkState } from './trademark.ts'
export { TRANSFER_WAYS, type TransferWay } from './transfer-way.ts'
export { addViewedShop, MAX_VIEWED_SHOPS, parseViewedShops, type ViewedShop } from './viewed-shops.ts'
export { priceChangeKey, priceChangeMessages, type PriceChange } from './price-change/price-change.ts'
export { currentPriceFalls, MAX_PRICE_FALLS, type PriceFall, type RecordedPrice } from './pulse/price-falls.ts'
export type { MarketPulse } from './pulse/pulse.ports.ts'
export {
  exampleFilter,
  GROUP_EXAMPLES,
  MAX_SHOP_GROUPS,
  nearFen,
  shownGroups,
  type ShopGroup,
  type ShopsWithin,
} from './pulse/shops-within.ts'
export { printedPart } from './search/printed-part.ts'
export { readSearch, shopNumberKey } from './search/read-search.ts'
export { resultsPath, shownSearchText, withoutPart } from './search/search-address.ts'
export { faithfulAttempts, searchAttempts, type SearchAttempt } from './search/search-attempts.ts'
export { filterOfChoices } from './search/filter-of-choices.ts'
export { narrowerWords, partsBeside, searchedWords, searchFilter } from './search/search-filter.ts'
export {
  isGuessed,
  RECOGNITIONS,
  SEARCH_FACETS,
  type Recognition,
  type SearchFacet,
  type SearchPart,
} from './search/search-part.ts'
export { suggestedReadings, type FullestShelves } from './search/suggested-readings.ts'
export { countUpTo, type QuickCount } from './filter/count-up-to.ts'
