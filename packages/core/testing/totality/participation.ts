import fc from 'fast-check'
import { campaignOf } from '../../src/campaigns/index.ts'
import { LISTING_STATUSES } from '../../src/catalog/index.ts'
import { APPLICATION_STATES } from '../../src/participation/index.ts'
import { aKeyOf } from '../arbitraries/a-key-of.ts'
import { EXAMPLE_PAGE } from '../memory/memory-campaigns.ts'
import { aNumber, aText } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const aSpread = fc.array(fc.tuple(aNumber(), aNumber()), { maxLength: 5 }).map((entries) => new Map(entries))
const aHolder = fc.record({ userId: aText(), username: aText(), points: aNumber() })
const anApplication = fc.record({
  id: aText(),
  shopId: aText(),
  shopTitle: aText(),
  pitch: aText(),
  state: fc.constantFrom(...APPLICATION_STATES),
  why: fc.option(aText()),
  appliedAt: aNumber(),
  decidedAt: fc.option(aNumber()),
})

const aCoupon = fc.record({
  key: aText(),
  amountFen: aNumber(),
  leastSpendFen: aNumber(),
  stock: aNumber(),
  perPerson: aNumber(),
  daysAfter: aNumber(),
})
const anOpened = fc.record({
  closesAt: aNumber(),
  coupons: fc.array(aCoupon, { maxLength: 2 }),
  pages: fc.constant([]),
  draws: fc.array(
    fc.record({
      series: aText(),
      coins: aNumber(),
      triesEach: aNumber(),
      blankWeight: aNumber(),
      prizes: fc.array(fc.record({ id: aText(), weight: aNumber(), stock: aNumber(), valueFen: aNumber() }), {
        maxLength: 2,
      }),
    }),
    { maxLength: 2 },
  ),
})

export const participationRows: ModuleRows = {
  applicationMessages: [
    fc.tuple(anApplication, aText(), aText()).map(([application, userId, run]) => ({ ...application, userId, run })),
  ],
  decideApplication: [
    fc.record({
      id: aText(),
      path: fc.oneof(fc.constant('/activity/double-twelve'), aText()),
      isOffered: fc.boolean(),
      userId: aText(),
      shop: fc.option(fc.record({ id: aText(), title: aText(), sellerId: aText(), status: aKeyOf(LISTING_STATUSES) }), {
        nil: undefined,
      }),
      pitch: aText(),
      hasApplied: fc.boolean(),
    }),
    aNumber(),
  ],
  decideApplicationReview: [fc.option(anApplication, { nil: undefined }), fc.option(aText()), aNumber()],
  hasResults: [fc.record({ coupons: fc.constant([]), draws: fc.constant([]) })],
  maskedName: [aText()],
  openedCampaign: [
    fc.record({ campaign: fc.constant(campaignOf('618')), opensAt: aNumber(), closesAt: aNumber() }),
    fc.constant([EXAMPLE_PAGE]),
    fc.constant([]),
    fc.constant([]),
  ],
  placeOf: [aNumber(), aSpread],
  rankPeople: [fc.array(aHolder, { maxLength: 6 }), aSpread, aNumber()],
  worsenings: [anOpened, anOpened],
}
