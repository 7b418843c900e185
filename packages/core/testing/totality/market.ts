import { campaignOf } from '../../src/campaigns/index.ts'
import { EXAMPLE_PAGE } from '../memory/memory-campaigns.ts'
import fc from 'fast-check'
import {
  columnsOf,
  FACETS,
  FIGURE_PARTS,
  filteredShop,
  LISTING_STATUSES,
  PLAIN_FIGURE_KEYS,
  PLATFORMS,
  RECOGNITIONS,
  SEARCH_FACETS,
  type ShopId,
} from '../../src/catalog/index.ts'
import { LOCALES } from '../../src/messages/index.ts'
import { aKeyOf } from '../arbitraries/a-key-of.ts'
import { aListingFilter } from '../arbitraries/a-listing-filter.ts'
import { aShop, aShopCard } from '../arbitraries/a-shop.ts'
import { createManualClock } from '../manual-clock.ts'
import { aCode, aFunction, aNumber, aText, spoilt } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const aFilteredShop = aShop().map(filteredShop)
const aHistory = fc.array(aText())
const aView = fc.record({ shopId: aText() as fc.Arbitrary<ShopId>, viewedAt: aNumber() })

const aCountedShops = fc.record({
  platform: fc.oneof(fc.constantFrom(1, 3, 99), aNumber()),
  kind: aText(),
  industry: aText(),
  shops: aNumber(),
})

const aSearchPart = fc.record({
  facet: fc.constantFrom(...SEARCH_FACETS),
  values: fc.array(aText()),
  min: fc.option(aNumber()),
  max: fc.option(aNumber()),
  text: aText(),
  from: aNumber(),
  to: aNumber(),
  how: fc.constantFrom(...RECOGNITIONS),
  word: aText(),
})

export const catalogRows: ModuleRows = {
  byKind: [
    fc.constantFrom(...PLAIN_FIGURE_KEYS),
    fc.oneof(aText(), aNumber(), fc.boolean()),
    fc.constant(
      Object.fromEntries(
        ['money', 'count', 'rate', 'day', 'level', 'yes-no', 'choice', 'text', 'address'].map((kind) => [kind, String]),
      ),
    ),
  ],
  plainFigure: [fc.constantFrom(...PLAIN_FIGURE_KEYS)],
  plainFiguresOf: [fc.constantFrom(...Object.keys(FIGURE_PARTS))],
  cardFigures: [spoilt(aShopCard()), fc.constantFrom(...LOCALES)],
  composeTitle: [aShopCard()],
  fallenFen: [aShopCard(), aNumber()],
  glanceOf: [aShop()],
  lastFall: [fc.array(fc.record({ fromFen: aNumber(), toFen: aNumber(), at: aNumber() })), aNumber()],
  levelName: [fc.oneof(aText(), fc.constantFrom('四星店铺', '三皇冠')), fc.constantFrom(...LOCALES)],
  meanTurnoverFen: [fc.array(fc.record({ month: aText(), turnoverFen: aNumber() }))],
  sellerWords: [aText()],
  smallPicture: [aText()],
  mediumPicture: [aText()],
  pictureSizeIn: [fc.constant(new Map<string, string>())],
  timeOpen: [fc.oneof(aText(), fc.constantFrom('2018-03-11', '2020-02-29')), aNumber()],
  isGuessed: [aSearchPart],
  priceChangeKey: [fc.record({ shopId: aText(), at: aNumber(), toFen: aNumber() })],
  priceChangeMessages: [
    fc.record({
      shopId: aText(),
      title: aText(),
      sellerId: aText(),
      fromFen: aNumber(),
      toFen: aNumber(),
      at: aNumber(),
    }),
    fc.array(aText()),
  ],
  currentPriceFalls: [
    fc.array(
      fc.record({ shopId: aText() as fc.Arbitrary<ShopId>, fromFen: aNumber(), toFen: aNumber(), at: aNumber() }),
    ),
    fc.array(spoilt(aShopCard())).map((cards) => new Map(cards.map((card) => [card.id, card]))),
    aNumber(),
  ],
  shownGroups: [
    fc.array(
      fc.record({ platform: aNumber(), kind: aText(), shopCount: aNumber(), nearCount: aNumber(), fromFen: aNumber() }),
    ),
  ],
  exampleFilter: [spoilt(fc.record({ platform: aNumber(), kind: aText(), nearCount: aNumber() })) as never, aNumber()],
  nearFen: [aNumber()],
  addViewedShop: [fc.array(aView), aView],
  addSearchTerm: [aHistory, aText()],
  createShakeWatch: [],
  drawShops: [
    fc.record({
      viewed: fc.array(aShopCard(), { maxLength: 5 }),
      candidates: fc.array(spoilt(aShopCard()), { maxLength: 8 }),
      without: fc.array(aText()),
      seed: aNumber(),
    }),
  ],
  comparePath: [fc.array(aText() as fc.Arbitrary<ShopId>)],
  parseCompared: [aText()],
  toggleCompared: [fc.array(aText()), aText()],
  shopRisks: [spoilt(aShop()), aNumber()],
  chosenIn: [spoilt(aListingFilter()), fc.constantFrom(...FACETS)],
  countUpTo: [fc.constant(columnsOf([])), spoilt(aListingFilter()), aNumber(), aNumber()],
  columnsOf: [fc.array(spoilt(aFilteredShop))],
  countChoices: [spoilt(aListingFilter())],
  countInColumns: [fc.array(spoilt(aFilteredShop)).map(columnsOf), spoilt(aListingFilter()), aNumber()],
  categoriesOf: [fc.array(aCountedShops)],
  describedListing: [aShop()],
  filteredShop: [spoilt(aShop())],
  fitsFilter: [spoilt(aFilteredShop), spoilt(aListingFilter()), aNumber()],
  fullestFirst: [fc.array(fc.tuple(aText(), aNumber()))],
  isForSale: [aKeyOf(LISTING_STATUSES)],
  isIndustry: [aText()],
  isListingSort: [aText()],
  isMarket: [aText()],
  isPlatformId: [aCode()],
  isProvince: [aText()],
  isPubliclyVisible: [aKeyOf(LISTING_STATUSES)],
  isShopKind: [aText()],
  isTaxpayerKind: [aText()],
  isTrademarkState: [aText()],
  isInspectedBy: [aShop().map(({ figures }) => figures)],
  listingParts: [aShop()],
  facetName: [fc.constantFrom(...FACETS), aText()],
  listingFilterParameters: [spoilt(aListingFilter())],
  openedBy: [aNumber(), aNumber()],
  shopRemoved: [aNumber()],
  inspectedIn: [aShop().map(({ figures }) => figures)],
  percentText: [aNumber()],
  plainText: [fc.constantFrom(...PLAIN_FIGURE_KEYS), aText()],
  publicFigures: [aShop().map(({ figures }) => figures)],
  statedFigures: [fc.constant(PLAIN_FIGURE_KEYS), aShop().map(({ figures }) => figures)],
  sourceLine: [aShop().map(({ figures }) => figures.fans)],
  sourceOf: [aShop().map(({ figures }) => figures.fans)],
  sourceSentence: [aShop().map(({ figures }) => figures.fans)],
  parseListingFilter: [
    fc.dictionary(
      fc.oneof(fc.constantFrom('q', 'platform', 'kind', 'min', 'max', 'sort'), aText()),
      fc.option(aText(), { nil: undefined }),
    ),
  ],
  parsePcFilter: [aText()],
  shopReasons: [aShop(), fc.array(aShop()), aNumber()],
  parseViewedShops: [fc.oneof(aText(), fc.json(), fc.constant(null))],
  parseSearchHistory: [fc.oneof(aText(), fc.json(), fc.constant(null))],
  platformOf: [aCode()],
  platformPictures: [fc.constantFrom(...PLATFORMS)],
  platformsWithin: [aCode()],
  isUnreadPrice: [aText()],
  priceFen: [aText()],
  unreadPrices: [fc.dictionary(fc.constantFrom('min', 'max', 'turnover'), aText())],
  priceText: [aNumber()],
  publicPlatforms: [],
  searchText: [aText()],
  readSearch: [aText()],
  searchAttempts: [fc.array(aSearchPart)],
  faithfulAttempts: [fc.array(aSearchPart)],
  filterOfChoices: [spoilt(aListingFilter()), fc.array(aSearchPart), spoilt(aListingFilter())],
  resultsPath: [aText()],
  searchFilter: [spoilt(aListingFilter()), fc.array(aSearchPart)],
  searchedWords: [fc.array(aSearchPart)],
  narrowerWords: [fc.array(aSearchPart)],
  printedPart: [aSearchPart, fc.constantFrom('zh', 'en')],
  withoutPart: [aText(), aSearchPart],
  shownSearchText: [aText()],
  partsBeside: [spoilt(aListingFilter()), fc.array(aSearchPart)],
  shopNumberKey: [aText()],
  suggestedReadings: [aText(), fc.record({ platforms: fc.array(aText()), industries: fc.array(aText()) })],
  withinMarket: [fc.constantFrom('tmall', 'tmallnew', 'jd', 'mgj', 'firmshop', 'other'), spoilt(aListingFilter())],
}

const CAMPAIGNS = ['anniversary', '618', 'double-twelve'] as const
const aRun = fc.record({
  campaign: fc.constantFrom(...CAMPAIGNS).map(campaignOf),
  opensAt: aNumber(),
  closesAt: aNumber(),
})
const aContent = fc.constant(EXAMPLE_PAGE)
const aWindow = fc.record({ opensAt: aNumber(), closesAt: aNumber() })

export const campaignsRows: ModuleRows = {
  bannersAt: [aNumber(), aText()],
  blocksOf: [aContent],
  campaignMessage: [aText(), aRun, aNumber()],
  campaignOf: [fc.constantFrom(...CAMPAIGNS)],
  campaignOfPage: [aText()],
  campaignOffers: [aText(), fc.constant([]), aNumber()],
  campaignAt: [aNumber()],
  campaignPageAt: [aNumber(), aText()],
  campaignWindow: [aText(), aText()],
  decideReminder: [aText(), aNumber()],
  isCampaign: [aText()],
  lastRunOfPage: [aText(), aNumber()],
  openRunOfPage: [aText(), aNumber()],
  phaseOf: [aWindow, aNumber()],
  runKey: [aRun],
  publishedRunOfPage: [aText(), aNumber()],
  watchCampaign: [
    fc.record({
      clock: fc.constant(createManualClock()),
      window: aWindow,
      run: aFunction(),
      isOverHandle: fc.boolean(),
    }),
  ],
}
