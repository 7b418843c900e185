import fc from 'fast-check'
import { ENDINGS, MONEY_EFFECTS } from '../../src/orders/index.ts'
import {
  BANKS,
  INVOICE_STATUSES,
  POSTING_KINDS,
  PAYMENT_METHODS,
  RECHARGE_CHANNELS,
  RECHARGE_STATUSES,
  WITHDRAW_STATUSES,
} from '../../src/wallet/index.ts'
import { aCode, aNumber, aText } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const aPlace = () =>
  fc.oneof(fc.record({ kind: fc.constant('page') }), fc.record({ kind: fc.constant('sheet'), payer: aText() }))
const anEdge = [aCode(), aCode()] as const
const anAccount = fc.oneof(
  fc.constantFrom(
    'house:fees',
    'house:payment-in',
    'house:damages',
    'house:coupons',
    'available:a',
    'frozen:a',
    'escrow:a',
  ),
  aText(),
)
const aPosting = fc.record({
  kind: fc.constantFrom(...Object.keys(POSTING_KINDS)),
  lines: fc.array(fc.record({ account: anAccount, amountFen: aNumber() })),
  subject: aText(),
})
const aBooked = fc.record({
  id: aText(),
  postedAt: aNumber(),
  kind: fc.constantFrom(...Object.keys(POSTING_KINDS)),
  lines: fc.array(fc.record({ account: anAccount, amountFen: aNumber() })),
  subject: aText(),
})
const aBill = fc.record({
  id: aText(),
  kind: fc.constantFrom(...Object.keys(POSTING_KINDS)),
  subject: aText(),
  at: aNumber(),
  direction: fc.constantFrom('in', 'out'),
  amountFen: aNumber(),
  balanceFen: aNumber(),
})
export const aPasswordState = fc.record({ wrongTries: aNumber(), lockedUntil: fc.option(aNumber()) })
const aStatus = fc.oneof(
  fc.constantFrom(...INVOICE_STATUSES.statuses, ...RECHARGE_STATUSES.statuses, ...WITHDRAW_STATUSES.statuses),
  aText(),
  aCode(),
)
const aStep = fc.record({ status: aStatus, at: aNumber(), by: aText(), why: aText() })
export const aRequest = fc.record({
  id: aText(),
  userId: aText(),
  cardId: aText(),
  channel: fc.constantFrom(...Object.keys(RECHARGE_CHANNELS)),
  amountFen: aNumber(),
  askedAt: aNumber(),
  status: aStatus,
  steps: fc.array(aStep),
})
const aHeldOrder = fc.record({
  orderId: aText(),
  buyerId: aText(),
  sellerId: aText(),
  paidFen: aNumber(),
  couponFen: aNumber(),
})
const aDebt = fc.record({ orderId: aText(), buyerId: aText(), damagesFen: aNumber(), takenFen: aNumber() })
export const anInvoiceDraft = fc.record({
  holder: fc.oneof(
    fc.record({ kind: fc.constant('person'), title: aText() }),
    fc.record({ kind: fc.constant('company'), title: aText(), creditCode: aText() }),
  ),
  delivery: fc.oneof(
    fc.record({ way: fc.constant('email'), email: aText() }),
    fc.record({ way: fc.constant('mail'), addressId: aText() }),
  ),
  orderIds: fc.array(aText()),
  amountFen: aNumber(),
})
const aLanguage = fc.constantFrom('zh', 'en')
const anAbout = fc.oneof(
  fc.record({ kind: fc.constant('order'), orderId: aText(), number: aText(), title: aText() }),
  fc.record({ kind: fc.constant('request'), id: aText(), channel: fc.option(fc.oneof(aText(), fc.constant('wy'))) }),
)
const aDetailedBill = fc.tuple(aBill, anAbout).map(([bill, about]) => ({ ...bill, about }))
const aStatement = fc.record({
  holder: aText(),
  fromDay: aText(),
  untilDay: aText(),
  openingFen: aNumber(),
  bills: fc.array(aDetailedBill),
})
export const aMove = [aRequest, aStep] as const
export const aHandCredit = fc.record({
  at: aNumber(),
  by: aText(),
  why: aText(),
  second: fc.option(aText()),
  reference: fc.option(aText()),
  needsTwo: fc.boolean(),
})
const aTransfer = [aText(), aNumber(), aText()] as const

const anOutcome = fc.constantFrom('pending', 'success', 'failure')

const aSettlement = fc.record({
  intoEscrowFen: aNumber(),
  toSellerFen: aNumber(),
  toBuyerFen: aNumber(),
  toOperatorFen: aNumber(),
  debtPaidFen: aNumber(),
  newDebtFen: aNumber(),
})

export const walletRows: ModuleRows = {
  aboutText: [anAbout, aLanguage],
  afterWrongTry: [aPasswordState, aNumber()],
  arrivalMessages: [
    fc.record({ id: aText(), shop: fc.record({ title: aText() }), number: aText() }),
    fc.array(aPosting),
    aNumber(),
  ],
  applyPosting: [fc.array(fc.tuple(anAccount, aNumber())).map((balances) => new Map(balances)), aPosting],
  availableOf: [aText()],
  bankOf: [aText()],
  cashierGivenAgainFrom: [aNumber()],
  balanceWay: [
    fc.array(fc.record({ channel: aText(), status: aStatus, askedAt: aNumber(), unpaidAt: aNumber() })),
    aNumber(),
    aNumber(),
  ],
  countsAsPaidAt: [fc.record({ channel: aText(), askedAt: aNumber() }), aNumber(), aNumber()],
  mayHaveComeInTime: [
    fc.record({ channel: aText(), status: aStatus, askedAt: aNumber(), unpaidAt: aNumber() }),
    aNumber(),
    aNumber(),
  ],
  isOpenElsewhere: [aPlace(), aPlace()],
  methodOfChannel: [fc.constantFrom(...Object.keys(RECHARGE_CHANNELS))],
  offerMethods: [
    fc.array(fc.oneof(aText(), fc.constantFrom(...Object.keys(PAYMENT_METHODS)))),
    fc.oneof(aNumber(), fc.constant(null)),
    fc.constantFrom('wechat', 'phone', 'computer'),
  ],
  cashierState: [fc.record({ channel: aText(), status: aStatus, askedAt: aNumber() }), aNumber()],
  closingFen: [aStatement],
  owedInAllFen: [fc.array(fc.record({ leftFen: aNumber() }))],
  paysOut: [aText()],
  validatePayout: [aText(), fc.record({ availableFen: aNumber(), owedFen: aNumber() })],
  usableOf: [
    fc.record({
      availableFen: aNumber(),
      owed: fc.array(fc.record({ leftFen: aNumber() })),
      holds: fc.array(fc.record({})),
    }),
  ],
  validateDebit: [aNumber(), fc.record({ availableFen: aNumber(), owedFen: aNumber(), isHeld: fc.boolean() })],
  withdrawableFen: [fc.record({ availableFen: aNumber(), owedFen: aNumber() })],
  bankPictures: [fc.constantFrom(...BANKS)],
  moneyStatusOf: [fc.constantFrom('waiting', 'paid', 'kept')],
  isPassedAlone: [aRequest, aText(), fc.record({ inApproval: aText(), passed: aText(), done: aText() })],
  needsApproval: [],
  nextByReviewer: [aText()],
  needsTwoReviewers: [aNumber(), fc.record({ toPersonFen: aNumber(), inAllFen: aNumber() })],
  creditByHand: [aRequest, aHandCredit],
  damagesPassedOnPosting: [aText(), aText(), aNumber()],
  daySpan: [aText()],
  escrowOf: [aText()],
  frozenOf: [aText()],
  isPaidLate: [
    aRequest,
    fc.oneof(fc.record({ kind: fc.constant('paid'), amountFen: aNumber() }), fc.constant({ kind: 'processing' })),
  ],
  applyChargeNews: [
    aRequest,
    fc.oneof(
      fc.record({ kind: fc.constant('paid'), amountFen: aNumber() }),
      fc.record({ kind: fc.constant('closed'), why: aText() }),
      fc.constant({ kind: 'processing' }),
    ),
    aNumber(),
  ],
  isBankCode: [aText()],
  isPaymentLocked: [aPasswordState, aNumber()],
  isRechargeChannel: [aText()],
  validateCard: [fc.record({ bank: fc.oneof(aText(), fc.constant('ICBC')), holder: aText(), number: aText() })],
  validateHolder: [aText(), fc.array(aText()), fc.constantFrom('holder', 'cardId')],
  validateChosenOrders: [fc.array(aText())],
  validateInvoice: [anInvoiceDraft, aNumber()],
  validateRecharge: [fc.constantFrom(...Object.keys(RECHARGE_CHANNELS)), aCode()],
  validateSpan: [aText(), aText(), aNumber()],
  validateWithdrawal: [aCode(), fc.record({ availableFen: aNumber(), owedFen: aNumber() })],
  payoutsHeld: [],
  lastFourOf: [aText()],
  maskCard: [aText()],
  mayBeNegative: [anAccount],
  mayMoveInvoice: anEdge,
  mayMoveRecharge: anEdge,
  mayMoveWithdraw: anEdge,
  monthSpan: [aText()],
  moveInvoice: aMove,
  moveRefused: [],
  moveRecharge: aMove,
  moveWithdrawal: aMove,
  openDebtFen: [fc.array(aDebt)],
  orderCompletionPosting: [aText(), aText(), aNumber(), aNumber(), aNumber()],
  orderDamagesPosting: [aHeldOrder, aNumber(), aNumber()],
  orderPaymentPosting: [aText(), aText(), aNumber(), aNumber()],
  orderRefundPosting: [aHeldOrder],
  orderOutcome: [
    fc.record({
      id: aText(),
      couponFen: aNumber(),
      paidAt: fc.option(aNumber()),
      buyerId: aText(),
      sellerId: aText(),
      ending: fc.constantFrom(...ENDINGS),
      damagesOwedFen: aNumber(),
    }),
    fc.array(aBooked),
    fc.constantFrom('buyer', 'seller'),
  ],
  postingOfOrder: [aHeldOrder, fc.constantFrom(...MONEY_EFFECTS), aSettlement],
  postingsOfMove: [
    aHeldOrder,
    fc.record({ money: fc.constantFrom(...MONEY_EFFECTS), settlement: aSettlement, couponFen: aNumber() }),
    fc.array(aDebt),
  ],
  postingOfRecharge: [aRequest],
  postingOfWithdrawal: [aRequest],
  publicBanks: [],
  rechargePosting: aTransfer,
  recognizeBank: [aText()],
  payoutDay: [aNumber()],
  takeBackWithdrawal: [aRequest, aNumber()],
  statementCsv: [aStatement, aLanguage],
  statementLine: [aDetailedBill, aLanguage, fc.constant(String)],
  takeDebts: [aNumber(), fc.array(aDebt)],
  totalFen: [fc.array(aDetailedBill), fc.constantFrom('in', 'out')],
  toInvoiceStatus: [aStatus],
  toRechargeStatus: [aStatus],
  toWithdrawStatus: [aStatus],
  triesLeft: [aPasswordState],
  twelveMonthsUntil: [aNumber()],
  withdrawalFrozenPosting: aTransfer,
  withdrawalPaidPosting: aTransfer,
  withdrawalReturnedPosting: aTransfer,
  invoiceCode: [aStatus],
  rechargeCode: [aStatus],
  withdrawCode: [aStatus],
  invoiceCodesWith: [anOutcome],
  rechargeCodesWith: [anOutcome],
  withdrawCodesWith: [anOutcome],
}

export const aCoupon = fc.record({
  id: aText(),
  title: aText(),
  amountFen: aNumber(),
  leastSpendFen: aNumber(),
  validFrom: aNumber(),
  validUntil: aNumber(),
  orderId: fc.option(aText()),
})

const aCouponPayment = fc.record({ amountFen: aNumber(), serviceFeeFen: aNumber() })

const anOffer = fc.record({
  id: aText(),
  title: aText(),
  amountFen: aNumber(),
  leastSpendFen: aNumber(),
  validFrom: aNumber(),
  validUntil: aNumber(),
  claimUntil: aNumber(),
  perPerson: aNumber(),
  left: aNumber(),
  claimed: aNumber(),
})

export const couponsRows: ModuleRows = {
  couponMessage: [aText(), aCoupon, aNumber()],
  couponSavings: [fc.array(aCoupon), aCouponPayment, aNumber()],
  couponDiscountFen: [aCoupon, aCouponPayment, aNumber()],
  couponState: [aCoupon, aNumber()],
  giveBackCoupon: [aCoupon, aText()],
  useCoupon: [aCoupon, aText(), aCouponPayment, aNumber()],
  decideClaim: [fc.option(anOffer, { nil: undefined }), aNumber()],
  claimRefusal: [anOffer, aNumber()],
  claimableOffers: [fc.array(anOffer), aCouponPayment, aNumber()],
}
