import fc from 'fast-check'
import { ALERT_PACES, EVERY_NEWS } from '../../src/alerts/index.ts'
import { filteredShop, LISTING_STATUSES } from '../../src/catalog/index.ts'
import { aKeyOf } from '../arbitraries/a-key-of.ts'
import { aListingFilter } from '../arbitraries/a-listing-filter.ts'
import { aShop } from '../arbitraries/a-shop.ts'
import { aNumber, aText, spoilt } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const aPerson = fc.constantFrom('buyer', 'seller')
const aQuery = fc.oneof(aText(), fc.constantFrom('platform=1.3&max=200000', 'q=女装旗舰店', '=&=&q', 'q=S12345'))
const maybeAt = fc.option(aNumber())
const settings = {
  name: aText(),
  watched: fc.subarray([...EVERY_NEWS]),
  pace: aKeyOf(ALERT_PACES),
}
const anAlert = fc.record({
  ...settings,
  id: aText(),
  userId: aPerson,
  query: aQuery,
  isPaused: fc.boolean(),
  removedAt: maybeAt,
  savedAt: aNumber(),
  since: aNumber(),
  toldAt: maybeAt,
  waitingSince: maybeAt,
  beyond: aNumber(),
})
const anEvent = fc.record({
  shopId: aText(),
  news: fc.constantFrom(...EVERY_NEWS),
  fromFen: maybeAt,
  toFen: maybeAt,
  at: aNumber(),
})
const aWatchedShop = spoilt(aShop().map((shop) => ({ ...filteredShop(shop), id: shop.id, title: shop.title }))).chain(
  (shop) => fc.record({ sellerId: aPerson, status: aKeyOf(LISTING_STATUSES) }).map((more) => ({ ...shop, ...more })),
)
const own = { userId: aPerson, alert: fc.option(anAlert, { nil: undefined }), at: aNumber() }

export const alertsRows: ModuleRows = {
  alertAttempts: [spoilt(aListingFilter())],
  alertBounds: [spoilt(aListingFilter())],
  alertDueAt: [anAlert],
  alertQuery: [spoilt(aListingFilter())],
  decideChange: [
    fc.record(own),
    fc.record({ ...settings, isPaused: fc.boolean() }, { requiredKeys: [], noNullPrototype: true }),
  ],
  decideRemoval: [fc.record(own)],
  decideRestoring: [fc.record({ ...own, count: aNumber() })],
  decideSaving: [
    fc.record({
      id: aText(),
      userId: aPerson,
      existing: fc.option(anAlert, { nil: undefined }),
      count: aNumber(),
      at: aNumber(),
    }),
    fc.record({ ...settings, query: aQuery }),
  ],
  decideTelling: [
    anAlert,
    fc.array(
      fc.record({
        shopId: aText(),
        news: fc.constantFrom(...EVERY_NEWS),
        at: aNumber(),
        title: aText(),
        priceFen: aNumber(),
        status: aKeyOf(LISTING_STATUSES),
      }),
    ),
    aNumber(),
  ],
  filterOfQuery: [aQuery],
  isNarrow: [spoilt(aListingFilter())],
  matchAlert: [anAlert, anEvent, aWatchedShop, aNumber()],
  readNamed: [aText()],
  shopEvents: [
    fc.record({
      shopId: aText(),
      from: fc.option(aKeyOf(LISTING_STATUSES)),
      to: aKeyOf(LISTING_STATUSES),
      formerFen: maybeAt,
      priceFen: aNumber(),
      at: aNumber(),
    }),
  ],
}
