import fc from 'fast-check'
import { LISTING_STATUSES, SHOP_KINDS } from '../../src/catalog/index.ts'
import {
  CLAUSES,
  MONEY_EFFECTS,
  OFFER_STATUSES,
  ORDER_ACTORS,
  ORDER_EDGES,
  ORDER_GROUPS,
  ORDER_STATUSES,
  purchaseTerms,
  VIEWING_CHECKS,
  type Deal,
} from '../../src/orders/index.ts'
import { aKeyOf } from '../arbitraries/a-key-of.ts'
import { anInstant } from '../arbitraries/an-instant.ts'
import { anOrder, anOrderDraft } from '../arbitraries/an-order.ts'
import { aShop } from '../arbitraries/a-shop.ts'
import { recordOf } from '../an-order-record.ts'
import { aCode, aNumber, aText, spoilt } from './hostile.ts'
import { handoverRows, reviewRows } from './after-payment.ts'
import type { ModuleRows } from './row.ts'
import { aCoupon } from './wallet.ts'

const anOrderLife = spoilt(anOrder())
const someDays = fc.record({
  sellerSignedAt: fc.option(aNumber()),
  signHeldSince: fc.option(aNumber()),
  signExtendedTo: fc.option(aNumber()),
  signRefusals: aNumber(),
})
const aStatus = fc.oneof(aKeyOf(ORDER_STATUSES), aText(), aCode())
const aDeal = fc.record({
  priceFen: aNumber(),
  plan: fc.constantFrom('full', 'deposit'),
  kind: fc.constantFrom(...Object.keys(SHOP_KINDS)),
  registeredCapitalFen: aNumber(),
})
const anEvent = fc.constantFrom(...new Set(ORDER_EDGES.map(({ event }) => event)))
const anActor = fc.constantFrom(...ORDER_ACTORS)
const anOffer = fc.record({
  id: aText(),
  shopId: aText(),
  askedFen: aNumber(),
  offeredFen: aNumber(),
  counterFen: fc.option(aNumber()),
  madeAt: aNumber(),
  saidAt: aNumber(),
  status: fc.constantFrom(...Object.keys(OFFER_STATUSES)),
  answeredAt: fc.option(aNumber()),
  answeredBy: fc.option(fc.constantFrom('buyer', 'seller')),
  agreedFen: fc.option(aNumber()),
})
const anOfferAnswer = fc.oneof(
  fc.constantFrom('refuse', 'withdraw').map((kind) => ({ kind })),
  fc.record({ kind: fc.constant('accept'), acceptFen: aNumber() }),
  fc.record({ kind: fc.constant('counter'), counterFen: aNumber() }),
)
const anOrderSet = fc.constantFrom(...ORDER_GROUPS, 'held', 'not-ended', 'ended', 'paid-for', 'payment-due')
export const aRecord = spoilt(anOrder().map(recordOf))
const anAttempt = fc.record({
  orderId: aText(),
  part: fc.constantFrom('full', 'deposit', 'balance'),
  amountFen: aNumber(),
})
const aCancellation = fc.record({
  buyerId: fc.constantFrom('buyer', 'seller'),
  order: fc.option(aRecord, { nil: undefined }),
  at: aNumber(),
})
const aShopStatus = fc.option(aKeyOf(LISTING_STATUSES), { nil: undefined })
const aPlacing = fc.record({
  buyerId: fc.constantFrom('buyer', 'seller'),
  shop: fc.option(
    aShop().map((shop) => ({ ...shop, sellerId: 'seller' })),
    { nil: undefined },
  ),
  offer: fc.option(anOffer, { nil: undefined }),
  unpaid: fc.option(fc.record({ order: aRecord, isListingSame: fc.boolean() }), { nil: undefined }),
  coupon: fc.option(aCoupon, { nil: undefined }),
  lateHolders: fc.array(aRecord),
  at: aNumber(),
})
const aDraft = spoilt(anOrderDraft())
const aTransition = (at: fc.Arbitrary<number>) =>
  fc.record({ event: anEvent, by: anActor, at, sellerDebtFen: aNumber() }, { requiredKeys: ['event', 'by', 'at'] })
const aMove = fc.record({ event: anEvent, by: anActor })
const aFulfilment = fc.record({
  userId: fc.constantFrom('buyer', 'seller', null),
  order: fc.option(aRecord, { nil: undefined }),
  at: anInstant(),
})
const aRefundRequest = fc.record({ reason: aText(), words: aText(), pictures: fc.array(aText()) })
const aViewingRequest = fc.record({ access: aText(), checks: fc.array(aText()) })
const aViewing = fc.record({
  access: fc.option(aText()),
  checks: fc.array(fc.constantFrom(...Object.keys(VIEWING_CHECKS))),
  openedAt: aNumber(),
  seen: fc.constant([]),
  outcome: fc.constant(null),
  recordedAt: fc.constant(null),
})
const aViewingFacts = fc.record({
  userId: fc.constantFrom('buyer', 'seller'),
  order: fc.option(aRecord, { nil: undefined }),
  viewing: fc.option(aViewing, { nil: undefined }),
  at: anInstant(),
})
const anOfferAttempt = fc.record({ id: aText(), shopId: aText(), askedFen: aNumber(), offeredFen: aNumber() })
const aPair = { buyerId: 'buyer', sellerId: 'seller' }
const aLog = fc.array(fc.record({ event: fc.oneof(anEvent, aText()), status: aStatus, at: aNumber(), why: aText() }))

export const ordersRows: ModuleRows = {
  ...handoverRows,
  ...reviewRows,
  agreedDates: [anOrderLife],
  canBeSigned: [anOrderLife],
  decideViewingAgreed: [aViewingFacts, fc.array(aText())],
  decideViewingMismatch: [aViewingFacts, fc.array(aText()), aRefundRequest],
  decideViewingOpened: [aViewingFacts, aViewingRequest],
  hasViewing: [aText()],
  isAccessVisible: [anOrderLife],
  isSignedByAll: [anOrderLife],
  isViewingCheck: [aText()],
  openedViewing: [aViewingRequest, anOrderLife, aNumber()],
  recordedViewing: [aViewing, fc.record({ seen: fc.array(aText()), outcome: aText(), at: aNumber() })],
  settleByOf: [anOrderLife],
  turnOf: [anOrderLife, fc.constantFrom('buyer', 'seller')],
  validateRefund: [aRefundRequest, aNumber()],
  viewingChecks: [fc.record({ platform: aCode(), kind: aText() })],
  viewingShown: [aViewing, anOrderLife],
  answerOffer: [
    anOffer,
    fc.constantFrom('buyer', 'seller'),
    anOfferAnswer,
    fc.record({ now: aNumber(), priceFen: aNumber() }),
  ],
  capitalOf: [fc.option(aShop())],
  completingPaymentFen: [fc.record({ dueNowFen: aNumber(), dueLaterFen: aNumber() })],
  couponGivenFen: [anOrderLife],
  couponPayment: [fc.record({ dueNowFen: aNumber(), dueLaterFen: aNumber(), serviceFeeFen: aNumber() })],
  minServiceFeeFen: [aNumber()],
  decideCancellation: [aCancellation],
  decidePayment: [
    fc.tuple(aCancellation, aShopStatus).map(([facts, shopStatus]) => ({ ...facts, shopStatus })),
    anAttempt,
  ],
  decideFulfilment: [aFulfilment, aMove],
  decideMove: [aRecord, aTransition(anInstant())],
  decideOffer: [
    fc.record({
      buyerId: fc.constantFrom('buyer', 'seller'),
      shop: fc.option(fc.record({ sellerId: aText(), status: aKeyOf(LISTING_STATUSES), priceFen: aNumber() }), {
        nil: undefined,
      }),
      last: fc.option(anOffer, { nil: undefined }),
      at: aNumber(),
    }),
    anOfferAttempt,
  ],
  decideOfferAnswer: [
    fc.record({
      userId: fc.constantFrom('buyer', 'seller'),
      offer: fc.option(
        anOffer.map((offer) => ({ ...offer, ...aPair })),
        { nil: undefined },
      ),
      shop: fc.option(fc.record({ status: aShopStatus, priceFen: aNumber() }), { nil: undefined }),
      at: aNumber(),
    }),
    anOfferAnswer,
  ],
  decidePlacing: [aPlacing, aDraft],
  decideRefund: [fc.tuple(aCancellation, anInstant()).map(([facts, at]) => ({ ...facts, at })), aRefundRequest],
  endingOf: [aLog],
  isPromise: [anOfferAnswer],
  noRefundPicture: [],
  agreedPriceOf: [anOffer, aNumber()],
  offerRefusal: [
    fc.constantFrom('no-money', 'not-lower', 'too-low', 'not-open', 'not-turn', 'not-between', 'other-sum'),
  ],
  noOffer: [],
  sideOf: [fc.constant(aPair), aText()],
  offerShownTo: [aText(), anOffer.map((offer) => ({ ...offer, ...aPair, shopTitle: '' })), aNumber()],
  refundCaseOf: [aLog, fc.option(fc.record({ reason: aText() }), { nil: undefined })],
  endedBySale: [aRecord, aNumber()],
  endedByTime: [aRecord, aNumber()],
  isOverdue: [aRecord, aNumber()],
  isSameDeal: [aRecord, aDraft],
  maySee: [aRecord, aText()],
  noOrder: [],
  orderRefusal: [fc.constantFrom('no-edge', 'not-allowed', 'not-awaited', 'too-early', 'too-late')],
  shopTaken: [],
  shownTo: [fc.constantFrom('buyer', 'seller'), aRecord, aNumber()],
  validatePayment: [aCancellation, anAttempt],
  deadlinesOf: [anOrderLife],
  dueEvent: [anOrderLife, aNumber()],
  edgesFrom: [aStatus],
  endOfNaturalDay: [aNumber(), aNumber()],
  figuresOf: [fc.constantFrom(...CLAUSES), aDeal.map((deal) => purchaseTerms(deal as Deal))],
  awaitingOperatorSince: [anOrderLife, aNumber()],
  awaitedFromSeller: [anOrderLife],
  sellerIdleBy: [anOrderLife],
  mayNudge: [fc.option(aNumber()), aNumber()],
  decideNudge: [
    fc.record({
      userId: fc.constantFrom('buyer', 'seller'),
      order: fc.option(aRecord, { nil: undefined }),
      nudgedAt: fc.option(aNumber()),
      at: aNumber(),
    }),
  ],
  isEnding: [aText()],
  isTermsVersion: [aText()],
  isInstant: [aStatus],
  isOrderStatus: [aStatus],
  giveUpCost: [anOrderLife],
  maxPriceWithin: [aNumber()],
  isRefundReason: [aText()],
  makeOffer: [anOfferAttempt, aNumber()],
  moveOrder: [anOrderLife, aTransition(aNumber())],
  myTurns: [
    fc.array(anOrderLife),
    fc.array(anOffer),
    aNumber(),
    fc.constantFrom(new Map(), new Map([['', 'looked-at']])),
  ],
  nextStatus: [aStatus, anEvent],
  counterBounds: [anOffer, aNumber()],
  isAnsweredSo: [anOffer, fc.constantFrom('buyer', 'seller'), anOfferAnswer],
  offerStep: [anOffer],
  offerTurn: [anOffer.map(({ status }) => status)],
  standingFen: [anOffer],
  stepsAt: [
    anOffer,
    fc.array(fc.record({ kind: fc.constant('offer'), side: fc.constant('buyer'), fen: aNumber(), at: aNumber() })),
    aNumber(),
  ],
  offerStatusAt: [anOffer, aNumber()],
  offerValidUntil: [anOffer],
  deadlineReminder: [aRecord, anInstant()],
  offerMessages: [
    fc.tuple(anOffer, aText()).map(([offer, shopTitle]) => ({ ...offer, ...aPair, shopTitle })),
    aNumber(),
  ],
  orderMessages: [
    aRecord,
    fc.record({
      from: fc.option(aRecord),
      event: fc.oneof(anEvent, fc.constant('placed')),
      by: anActor,
      at: aNumber(),
    }),
  ],
  openEvents: [anOrderLife, anActor, aNumber()],
  orderGroup: [aStatus],
  orderedListing: [aShop(), anOrderLife, aText()],
  shopAfter: [aStatus],
  wasPaidFor: [aStatus],
  asPlaced: [aNumber()],
  payByOf: [aNumber()],
  paymentDue: [anOrderLife],
  priceForBuyer: [anOffer, aNumber(), aNumber()],
  purchaseTerms: [aDeal],
  reportMismatch: [anOrderLife, aRefundRequest, aNumber()],
  settlementOf: [anOrderLife, fc.constantFrom(...MONEY_EFFECTS), aNumber()],
  signByOf: [someDays],
  holdDays: [someDays, aNumber()],
  daysAfterMoney: [someDays, fc.record({ sentAt: aNumber(), at: aNumber() })],
  resumeDays: [someDays, aNumber()],
  orderCode: [aStatus],
  orderCodesIn: [anOrderSet],
  isOrderIn: [anOrderSet, aStatus],
  statusesIn: [anOrderSet],
  toOfferStatus: [aStatus],
  shopSums: [
    spoilt(aShop()),
    fc.record({ plan: fc.constantFrom('full', 'deposit'), now: aNumber(), couponFen: aNumber() }),
  ],
  orderSums: [anOrderLife, fc.option(aShop()), aNumber()],
  sumsAfter: [
    fc.record({ laterFen: aNumber(), balanceFen: aNumber(), balanceBy: aNumber(), atHandOverFen: aNumber() }),
    fc.constantFrom('full', 'deposit', 'balance'),
  ],
  ownPaidFen: [anOrderLife],
  ownPaymentFen: [fc.record({ amountFen: aNumber(), couponFen: aNumber() })],
  withAwaitedBalance: [anOrderLife, fc.constantFrom('transfer', 'cashier', undefined, '')],
  withPause: [anOrderLife, fc.constantFrom('looked-at', 'refused', undefined, '')],
}
