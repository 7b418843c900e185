import fc from 'fast-check'
import { LISTING_STATUSES } from '../../src/catalog/index.ts'
import { MATCH_REASONS, REQUEST_STATES, SHOP_OFFER_STATES } from '../../src/buyer-requests/index.ts'
import { aKeyOf } from '../arbitraries/a-key-of.ts'
import { aShopCard } from '../arbitraries/a-shop.ts'
import { someCriteria } from '../arbitraries/some-criteria.ts'
import { aNumber, aText, spoilt } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const criteria = spoilt(someCriteria())
const aPerson = fc.constantFrom('buyer', 'seller')
const aRequest = fc.record({
  id: aText(),
  buyerId: aPerson,
  criteria,
  content: aText(),
  publishedAt: aNumber(),
  until: aNumber(),
  state: aKeyOf(REQUEST_STATES),
  refusedFor: fc.option(aText()),
})
const aListing = spoilt(aShopCard()).map((shop) => ({ ...shop, sellerId: 'seller' }))
const aDraft = fc.record({ criteria, days: aNumber(), content: aText() })
const anOffer = fc.record({
  id: aText(),
  requestId: aText(),
  shopId: aText(),
  buyerId: aPerson,
  sellerId: aPerson,
  content: aText(),
  sellerShares: fc.boolean(),
  buyerShares: fc.boolean(),
  state: aKeyOf(SHOP_OFFER_STATES),
  offeredAt: aNumber(),
  answeredAt: fc.option(aNumber()),
})
const aFound = fc.record({
  request: aRequest,
  shop: spoilt(aShopCard()),
  sellerId: aPerson,
  reasons: fc.subarray([...MATCH_REASONS]),
  at: aNumber(),
})
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const own = fc.record({ userId: aPerson, request: maybe(aRequest), at: aNumber() })

export const buyerRequestsRows: ModuleRows = {
  askedFor: [criteria],
  contactOf: [anOffer, aPerson, fc.record({ name: aText(), mobile: aText() })],
  decideClosing: [own],
  decideExtension: [own, aNumber()],
  decidePublication: [
    fc.record({ id: aText(), buyerId: aPerson, openCount: aNumber(), countWithinDay: aNumber(), at: aNumber() }),
    aDraft,
  ],
  decideReview: [own, fc.option(aText())],
  decideShopOffer: [
    fc.record({
      id: aText(),
      sellerId: aPerson,
      request: maybe(aRequest),
      shop: maybe(aListing),
      last: maybe(anOffer),
      countWithinDay: aNumber(),
      at: aNumber(),
    }),
    fc.record({ requestId: aText(), shopId: aText(), content: aText(), sharesMobile: fc.boolean() }),
  ],
  decideShopOfferAnswer: [
    fc.record({ userId: aPerson, offer: maybe(anOffer), shopStatus: maybe(aKeyOf(LISTING_STATUSES)), at: aNumber() }),
    fc.record({ kind: fc.constantFrom('accept', 'decline', 'withdraw'), sharesMobile: fc.boolean() }),
  ],
  filterOfCriteria: [criteria],
  isPending: [aKeyOf(REQUEST_STATES)],
  isRequestDays: [aNumber()],
  matchRequest: [aRequest, aListing],
  matchMessage: [aFound],
  needsReview: [aText()],
  shopOfferMessages: [anOffer, fc.record({ criteria, shop: spoilt(aShopCard()) })],
  offerAfterLeaving: [anOffer, aPerson, aNumber()],
  requestAfterLeaving: [aRequest],
  requestMessage: [aFound],
  notFound: [],
  parseCriteria: [fc.dictionary(fc.constantFrom('platform', 'kind', 'min', 'province'), aText())],
  readCriteria: [aText()],
  readReasons: [aText()],
  requestFault: [aDraft],
  requestStateAt: [aRequest, aNumber()],
  writeCriteria: [criteria],
  writeReasons: [fc.subarray([...MATCH_REASONS])],
}
