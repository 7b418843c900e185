import fc from 'fast-check'
import { FACETS, PLAIN_FIGURE_KEYS } from '../../src/catalog/index.ts'
import { LOCALES } from '../../src/messages/index.ts'
import { EXPORTED_FIGURES, SELL_FIELDS } from '../../src/selling/index.ts'
import { SERVICE_KEYS } from '../../src/services/index.ts'
import { someCriteria } from '../arbitraries/some-criteria.ts'
import { exampleOffer } from '../memory/services/example-services.ts'
import { aCode, aNumber, aText, spoilt } from './hostile.ts'
import type { Rows } from './row.ts'

const aHistory = fc.array(aText())
const aForm = fc.record(Object.fromEntries(SELL_FIELDS.map((field) => [field, aText()])))
const criteria = spoilt(someCriteria())
const aDraft = fc.record({ criteria, days: aNumber(), content: aText() })
const aService = fc.constantFrom(...SERVICE_KEYS)
const aServiceDraft = fc.record({
  service: aService,
  packageId: fc.option(aText()),
  name: aText(),
  details: aText(),
  entry: fc.constant(null),
  os: fc.option(aText()),
})
const anOffer = fc.constant(exampleOffer('residence'))

export const marketRows: Rows = {
  catalog: {
    levelName: [fc.oneof(aText(), fc.constantFrom('四星店铺', '三皇冠')), fc.constantFrom(...LOCALES)],
    sellerWords: [aText()],
    smallPicture: [aText()],
    mediumPicture: [aText()],
    timeOpen: [fc.oneof(aText(), fc.constantFrom('2018-03-11', '2020-02-29')), aNumber()],
    addSearchTerm: [aHistory, aText()],
    parseCompared: [aText()],
    facetName: [fc.constantFrom(...FACETS), aText()],
    isIndustry: [aText()],
    isListingSort: [aText()],
    isMarket: [aText()],
    isPlatformId: [aCode()],
    isProvince: [aText()],
    isShopKind: [aText()],
    isTaxpayerKind: [aText()],
    isTrademarkState: [aText()],
    percentText: [aNumber()],
    plainText: [fc.constantFrom(...PLAIN_FIGURE_KEYS), aText()],
    parseListingFilter: [
      fc.dictionary(
        fc.oneof(fc.constantFrom('q', 'platform', 'kind', 'min', 'max', 'sort'), aText()),
        fc.option(aText(), { nil: undefined }),
      ),
    ],
    parsePcFilter: [aText()],
    parseViewedShops: [fc.oneof(aText(), fc.json(), fc.constant(null))],
    parseSearchHistory: [fc.oneof(aText(), fc.json(), fc.constant(null))],
    platformOf: [aCode()],
    platformsWithin: [aCode()],
    isUnreadPrice: [aText()],
    priceFen: [aText()],
    unreadPrices: [fc.dictionary(fc.constantFrom('min', 'max', 'turnover'), aText())],
    priceText: [aNumber()],
    searchText: [aText()],
    readSearch: [aText()],
    resultsPath: [aText()],
    shownSearchText: [aText()],
    shopNumberKey: [aText()],
    suggestedReadings: [aText(), fc.record({ platforms: fc.array(aText()), industries: fc.array(aText()) })],
  },
  selling: {
    exportedIn: [aText()],
    exportedText: [aText(), fc.constantFrom(...EXPORTED_FIGURES), fc.boolean()],
    isEmptySellForm: [aForm],
    isSaleGroup: [aText()],
    isSellField: [aText()],
    isSellStep: [aText()],
    isTransferWay: [aText()],
    photosIn: [fc.oneof(aText(), fc.json())],
    readSellDraft: [fc.oneof(aText(), fc.json())],
    readSellForm: [aForm, aNumber()],
    isInspectedFigure: [aText()],
    sellDraftText: [aForm],
  },
  'buyer-requests': {
    isRequestDays: [aNumber()],
    needsReview: [aText()],
    parseCriteria: [fc.dictionary(fc.constantFrom('platform', 'kind', 'min', 'province'), aText())],
    readCriteria: [aText()],
    readReasons: [aText()],
    requestFault: [aDraft],
  },
  valuation: {
    parseRating: [aText()],
    parseSellPrefill: [fc.oneof(aText(), fc.json(), fc.constant(null))],
    parseShopToValue: [
      fc.dictionary(fc.oneof(fc.constantFrom('platform', 'kind', 'industry', 'fans'), aText()), aText()),
    ],
  },
  services: {
    checkServiceDraft: [aServiceDraft, anOffer],
    serviceAt: [aText()],
    serviceDraftFaults: [aServiceDraft, anOffer],
    servicePath: [aService, aText()],
  },
  tools: {
    countedWord: [aText()],
    suggestedText: [
      aText(),
      fc.array(fc.record({ start: aNumber(), end: aNumber(), word: aText(), group: aText(), suggestion: aText() })),
    ],
  },
}
