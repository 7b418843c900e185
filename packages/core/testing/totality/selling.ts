import fc from 'fast-check'
import { INDUSTRIES, INSPECTED_FIGURES, LISTING_STATUSES, SHOP_KINDS } from '../../src/catalog/index.ts'
import {
  EXPORTED_FIGURES,
  listedShop,
  NEW_SALE,
  readSellForm,
  SALE_ACTS,
  SALE_EVENTS,
  SALE_STAGES,
  SELL_FAULTS,
  SELL_FIELDS,
} from '../../src/selling/index.ts'
import { REPORT_REASONS } from '../../src/reports/index.ts'
import { aKeyOf } from '../arbitraries/a-key-of.ts'
import { aSellForm } from '../a-sell-form.ts'
import { AN_ORDINARY_NOON } from '../manual-clock.ts'
import { aNumber, aText, spoilt } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const aForm = fc.record(Object.fromEntries(SELL_FIELDS.map((field) => [field, aText()])))
const aField = fc.constantFrom(...SELL_FIELDS)
const filled = readSellForm(aSellForm(), AN_ORDINARY_NOON)
if (!filled.ok) throw new Error('The form of the tests cannot be handed in.')
const offering = filled.value
const photos = fc.array(fc.record({ id: aText(), url: fc.option(aText(), { nil: undefined }) }))
const shop = listedShop(offering, [], AN_ORDINARY_NOON)
const aListing = fc.record({
  sellerId: fc.constantFrom('seller', 'another'),
  status: aKeyOf(LISTING_STATUSES),
  shop: fc.constant(shop),
  record: fc.record({
    revision: aNumber(),
    isPaused: fc.boolean(),
    wanted: fc.constant(null),
    refusedFor: fc.constant(null),
    contact: fc.constant(null),
    marked: fc.constant([]),
    publicPriceFen: fc.option(aNumber()),
    removed: fc.constant(null),
  }),
})
const saleFacts = {
  listing: fc.option(aListing, { nil: undefined }),
  hasOrder: fc.boolean(),
  at: aNumber(),
}
const someFacts = fc.record(saleFacts)
const aStanding = fc.record({ isVerified: fc.boolean(), arePayoutsHeld: fc.boolean() })
const anInspectedFigure = fc.constantFrom(...INSPECTED_FIGURES)
const anInspection = fc.record({ figure: anInspectedFigure, digest: aText(), by: aText() })
const aConfirmation = fc.record({ figures: fc.subarray([...INSPECTED_FIGURES]), by: aText() })
const says = { userId: fc.constantFrom('seller', 'another'), revision: aNumber() }
const aStage = aKeyOf(SALE_STAGES)

export const sellingRows: ModuleRows = {
  daysOnSale: [aNumber(), aNumber()],
  decideAct: [someFacts, fc.record({ ...says, act: fc.constantFrom(...SALE_ACTS) })],
  decideChange: [someFacts, fc.record({ ...says, offering: spoilt(fc.constant(offering)), photos: fc.constant([]) })],
  decidePrice: [someFacts, fc.record({ ...says, priceFen: aNumber(), changesWithinDay: aNumber() })],
  decideConfirmation: [spoilt(fc.constant(shop)), fc.array(anInspection), aConfirmation, aNumber()],
  decideInspection: [spoilt(fc.constant(shop)), fc.array(anInspection), anInspection, aNumber()],
  decideReview: [
    fc.record({ ...saleFacts, seller: aStanding, inspections: fc.array(anInspection) }),
    aNumber(),
    fc.oneof(
      fc.constant({ kind: 'accept' }),
      fc.record({ kind: fc.constant('ask'), field: aField, words: aText() }),
      fc.record({ kind: fc.constant('refuse'), why: aText() }),
      fc.tuple(fc.constant({ kind: 'inspect' }), anInspection).map(([kind, one]) => ({ ...kind, ...one })),
      fc.tuple(fc.constant({ kind: 'confirm' }), aConfirmation).map(([kind, one]) => ({ ...kind, ...one })),
    ),
  ],
  decideSubmission: [
    fc.record({ underReview: aNumber(), withinDay: aNumber(), at: aNumber() }),
    spoilt(fc.constant(offering)),
    fc.constant([]),
  ],
  exportedIn: [aText()],
  exportedText: [aText(), fc.constantFrom(...EXPORTED_FIGURES), fc.boolean()],
  isEmptySellForm: [aForm],
  isOwnOnMarket: [aKeyOf(LISTING_STATUSES)],
  isSaleGroup: [aText()],
  isPlainField: [fc.constantFrom(...SELL_FIELDS)],
  isSellField: [aText()],
  isSellStep: [aText()],
  isTransferWay: [aText()],
  listedShop: [spoilt(fc.constant(offering)), fc.constant([]), aNumber(), fc.constant(shop)],
  mayChangeAt: [aStage],
  mayPriceAt: [aStage],
  photosIn: [fc.oneof(aText(), fc.json())],
  photosText: [photos],
  priceHint: [
    fc.constantFrom(
      { platform: 1, kind: 'flagship', industry: 'toys' },
      { platform: 1, kind: 'flagship', industry: 'toys', ratingHundredths: 480 },
    ),
    fc.array(
      fc.record({
        id: aText(),
        title: aText(),
        platform: fc.constant(1),
        kind: aKeyOf(SHOP_KINDS),
        industry: aKeyOf(INDUSTRIES),
        rating: aNumber(),
        priceFen: aNumber(),
        soldFen: fc.option(aNumber()),
        status: fc.constantFrom('on-sale', 'sold'),
      }),
    ),
  ],
  recallOf: [aListing],
  removalOf: [aListing, fc.record({ reason: aKeyOf(REPORT_REASONS), at: aNumber() })],
  readSellDraft: [fc.oneof(aText(), fc.json())],
  readSellForm: [aForm, aNumber()],
  isInspectedFigure: [aText()],
  saleActsAt: [aStage],
  unconfirmedIn: [spoilt(fc.constant(shop))],
  unmetConditions: [aStanding, fc.record({ photos: fc.array(fc.constant({})) })],
  saleMessages: [
    fc.record({
      status: aKeyOf(LISTING_STATUSES),
      record: fc.constant(NEW_SALE),
      shop: fc.constant(null),
      event: aKeyOf(SALE_EVENTS),
      words: aText(),
      isPublished: fc.boolean(),
      changedFromFen: fc.option(aNumber()),
    }),
    fc.record({
      id: aText(),
      sellerId: aText(),
      title: aText(),
      at: aNumber(),
    }),
  ],
  saleStage: [aKeyOf(LISTING_STATUSES), fc.constant(NEW_SALE)],
  sellDraftText: [aForm],
  sellFormOf: [spoilt(fc.constant(shop)), fc.constant(null), photos],
  sellRefusal: [aField, aKeyOf(SELL_FAULTS)],
  stepOfField: [aField],
  transferWaysFor: [aKeyOf(SHOP_KINDS)],
}
