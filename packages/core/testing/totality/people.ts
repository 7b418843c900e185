import fc from 'fast-check'
import { FIELD_PROBLEMS, PERSON_PROOFS } from '../../src/account/index.ts'
import { ENDINGS, MONEY_EFFECTS } from '../../src/orders/index.ts'
import { SUPPLIER_SERVICES } from '../../src/supplier/index.ts'
import { POSTING_KINDS, RECHARGE_CHANNELS } from '../../src/wallet/index.ts'
import { aPrizePool } from '../arbitraries/a-prize-pool.ts'
import { anAddress } from '../arbitraries/an-address.ts'
import { createSeededRandom } from '../seeded-random.ts'
import { aCode, aFunction, aName, aNumber, anAnswer, aShell, aText, spoilt } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const aFlag = fc.boolean()
const aPlace = () => fc.oneof(fc.record({ kind: fc.constant('page') }), fc.record({ kind: fc.constant('sheet'), payer: aText() }))
const anEdge = [aCode(), aCode()] as const

export const sessionRows: ModuleRows = {
  authFlag: 'takes the snapshot of a running machine, which the tests of that machine bring it',
  canEnter: [aText(), aShell],
  decideEntry: [fc.record({ path: aText(), shell: aShell, hasToken: aFlag, isSignedIn: aFlag })],
  isAppToken: [anAnswer()],
  goesToOwnMobile: [aText()],
  isEntrance: [aText()],
  isMembersPurpose: [aText()],
  isNativeApp: [aShell],
  isToken: [aText()],
  parseUserInfo: [fc.oneof(aText(), fc.json(), fc.constant(null))],
  resendSecondsLeft: [fc.option(aNumber(), { nil: undefined }), aNumber()],
  safeReturnPath: [fc.oneof(aText(), fc.constantFrom(null, undefined))],
  sentAtOf: [aNumber(), aNumber()],
  shareUrl: [aText(), aText()],
  toSession: [anAnswer()],
}

const anAccount = fc.oneof(fc.constantFrom('house:fees', 'house:payment-in', 'house:damages', 'house:coupons', 'available:a', 'frozen:a', 'escrow:a'), aText())
const aPosting = fc.record({ kind: fc.constantFrom(...Object.keys(POSTING_KINDS)), lines: fc.array(fc.record({ account: anAccount, amountFen: aNumber() })), subject: aText() })
const aBooked = fc.record({ id: aText(), postedAt: aNumber(), kind: fc.constantFrom(...Object.keys(POSTING_KINDS)), lines: fc.array(fc.record({ account: anAccount, amountFen: aNumber() })), subject: aText() })
const aBill = fc.record({ id: aText(), kind: fc.constantFrom(...Object.keys(POSTING_KINDS)), subject: aText(), at: aNumber(), direction: fc.constantFrom('in', 'out'), amountFen: aNumber(), balanceFen: aNumber() })
const aPasswordState = fc.record({ wrongTries: aNumber(), lockedUntil: fc.option(aNumber()) })
const aStep = fc.record({ status: aNumber(), at: aNumber(), by: aText(), why: aText() })
const aRequest = fc.record({ id: aText(), userId: aText(), cardId: aText(), channel: fc.constantFrom(...Object.keys(RECHARGE_CHANNELS)), amountFen: aNumber(), askedAt: aNumber(), status: aNumber(), steps: fc.array(aStep) })
const aHeldOrder = fc.record({ orderId: aText(), buyerId: aText(), sellerId: aText(), paidFen: aNumber(), couponFen: aNumber() })
const aDebt = fc.record({ orderId: aText(), buyerId: aText(), damagesFen: aNumber(), takenFen: aNumber() })
const anInvoiceDraft = fc.record({
  holder: fc.oneof(fc.record({ kind: fc.constant('person'), title: aText() }), fc.record({ kind: fc.constant('company'), title: aText(), creditCode: aText() })),
  delivery: fc.oneof(fc.record({ way: fc.constant('email'), email: aText() }), fc.record({ way: fc.constant('mail'), addressId: aText() })),
  orderIds: fc.array(aText()),
  amountFen: aNumber(),
})
const aLanguage = fc.constantFrom('zh', 'en')
const anAbout = fc.oneof(
  fc.record({ kind: fc.constant('order'), orderId: aText(), number: aText(), title: aText() }),
  fc.record({ kind: fc.constant('request'), id: aText(), channel: fc.option(fc.oneof(aText(), fc.constant('wy'))) }),
)
const aDetailedBill = fc.tuple(aBill, anAbout).map(([bill, about]) => ({ ...bill, about }))
const aStatement = fc.record({ holder: aText(), fromDay: aText(), untilDay: aText(), openingFen: aNumber(), bills: fc.array(aDetailedBill) })
const aMove = [aRequest, aStep] as const
const aHandCredit = fc.record({ at: aNumber(), by: aText(), why: aText(), second: fc.option(aText()), reference: fc.option(aText()), needsTwo: fc.boolean() })
const aTransfer = [aText(), aNumber(), aText()] as const

export const walletRows: ModuleRows = {
  aboutText: [anAbout, aLanguage],
  afterWrongTry: [aPasswordState, aNumber()],
  applyPosting: [fc.array(fc.tuple(anAccount, aNumber())).map((balances) => new Map(balances)), aPosting],
  availableOf: [aText()],
  bankOf: [aText()],
  billsOf: [fc.array(aBooked), aText()],
  cashierGivenAgainFrom: [aNumber()],
  balanceWay: [fc.array(fc.record({ channel: aText(), status: aCode(), askedAt: aNumber(), unpaidAt: aNumber() })), aNumber(), aNumber()],
  countsAsPaidAt: [fc.record({ channel: aText(), askedAt: aNumber() }), aNumber(), aNumber()],
  mayHaveComeInTime: [fc.record({ channel: aText(), status: aCode(), askedAt: aNumber(), unpaidAt: aNumber() }), aNumber(), aNumber()],
  isOpenElsewhere: [aPlace(), aPlace()],
  cashierState: [fc.record({ channel: aText(), status: aCode(), askedAt: aNumber() }), aNumber()],
  closingFen: [aStatement],
  needsTwoReviewers: [aNumber(), fc.record({ toPersonFen: aNumber(), inAllFen: aNumber() })],
  plainName: [aText()],
  creditByHand: [aRequest, aHandCredit],
  damagesPassedOnPosting: [aText(), aText(), aNumber()],
  daySpan: [aText()],
  escrowOf: [aText()],
  frozenOf: [aText()],
  isPaidLate: [aRequest, fc.oneof(fc.record({ kind: fc.constant('paid'), amountFen: aNumber() }), fc.constant({ kind: 'processing' }))],
  hearNews: [aRequest, fc.oneof(fc.record({ kind: fc.constant('paid'), amountFen: aNumber() }), fc.record({ kind: fc.constant('closed'), why: aText() }), fc.constant({ kind: 'processing' })), aNumber()],
  invoiceableFen: [aNumber(), fc.array(fc.record({ status: aNumber(), amountFen: aNumber() }))],
  isBankCode: [aText()],
  isPaymentLocked: [aPasswordState, aNumber()],
  isRechargeChannel: [aText()],
  judgeCard: [fc.record({ bank: fc.oneof(aText(), fc.constant('ICBC')), holder: aText(), number: aText() })],
  judgeHolder: [aText(), fc.array(aText()), fc.constantFrom('holder', 'cardId')],
  judgeChosenOrders: [fc.array(aText())],
  judgeInvoice: [anInvoiceDraft, aNumber()],
  judgeRecharge: [fc.constantFrom(...Object.keys(RECHARGE_CHANNELS)), aCode()],
  judgeSpan: [aText(), aText(), aNumber()],
  judgeWithdrawal: [aCode(), aNumber()],
  lastFourOf: [aText()],
  maskCard: [aText()],
  mayBeNegative: [anAccount],
  mayMoveInvoice: anEdge,
  mayMoveMoney: anEdge,
  mayMoveRecharge: anEdge,
  mayMoveReview: anEdge,
  mayMoveWithdraw: anEdge,
  monthOf: [aNumber()],
  monthSpan: [aText()],
  monthlyTotals: [fc.array(aBill), fc.array(aText())],
  moveInvoice: aMove,
  moveRecharge: aMove,
  moveWithdrawal: aMove,
  openDebtFen: [fc.array(aDebt)],
  orderCompletionPosting: [aText(), aText(), aNumber(), aNumber(), aNumber()],
  orderDamagesPosting: [aHeldOrder, aNumber(), aNumber()],
  orderPaymentPosting: [aText(), aText(), aNumber(), aNumber()],
  orderRefundPosting: [aHeldOrder],
  paidToHouseFen: [fc.record({ status: aNumber(), serviceFeeFen: aNumber(), couponFen: aNumber() })],
  orderOutcome: [
    fc.record({ id: aText(), couponFen: aNumber(), paidAt: fc.option(aNumber()), buyerId: aText(), sellerId: aText(), ending: fc.constantFrom(...ENDINGS), damagesOwedFen: aNumber() }),
    fc.array(aBooked),
    fc.constantFrom('buyer', 'seller'),
  ],
  postingOfOrder: [
    aHeldOrder,
    fc.constantFrom(...MONEY_EFFECTS),
    fc.record({ intoEscrowFen: aNumber(), toSellerFen: aNumber(), toBuyerFen: aNumber(), toHouseFen: aNumber(), debtPaidFen: aNumber(), newDebtFen: aNumber() }),
  ],
  postingOfRecharge: [aRequest],
  postingOfWithdrawal: [aRequest],
  publicBanks: [],
  rechargePosting: aTransfer,
  recognizeBank: [aText()],
  takeBackWithdrawal: [aRequest, aNumber()],
  statementCsv: [aStatement, aLanguage],
  statementLine: [aDetailedBill, aLanguage],
  takeDebts: [aNumber(), fc.array(aDebt)],
  totalFen: [fc.array(aDetailedBill), fc.constantFrom('in', 'out')],
  toInvoiceStatus: [aCode()],
  toMoneyStatus: [aCode()],
  toRechargeStatus: [aCode()],
  toReviewType: [aCode()],
  toWithdrawStatus: [aCode()],
  triesLeft: [aPasswordState],
  twelveMonthsUntil: [aNumber()],
  withdrawalFrozenPosting: aTransfer,
  withdrawalPaidPosting: aTransfer,
  withdrawalReturnedPosting: aTransfer,
}

const aCoupon = fc.record({ id: aText(), title: aText(), amountFen: aNumber(), leastSpendFen: aNumber(), validFrom: aNumber(), validUntil: aNumber(), orderId: fc.option(aText()) })

export const couponsRows: ModuleRows = {
  bestCoupon: [fc.array(aCoupon), aNumber(), aNumber()],
  couponSavings: [fc.array(aCoupon), aNumber(), aNumber()],
  couponDiscountFen: [aCoupon, aNumber(), aNumber()],
  couponState: [aCoupon, aNumber()],
  giveBackCoupon: [aCoupon, aText()],
  useCoupon: [aCoupon, aText(), aNumber(), aNumber()],
  whyNoClaim: [fc.record({ left: aNumber(), claimed: aNumber(), perPerson: aNumber(), claimUntil: aNumber() }), aNumber()],
}

const aPrize = fc.record({ id: aText(), name: aName, weight: aNumber(), stock: aNumber() })
const random = fc.nat().map((seed) => createSeededRandom(seed))
const aDesk = fc.record({
  pool: spoilt(aPrizePool()), window: fc.record({ opensAt: aNumber(), closesAt: aNumber() }), triesEach: aNumber(),
  draws: fc.array(fc.record({ person: aText(), key: aText(), prize: fc.constant(null), drawnAt: aNumber(), triesLeft: aNumber() })),
})

export const lotteryRows: ModuleRows = {
  chancesOf: [spoilt(aPrizePool())],
  createPrizePool: [fc.array(aPrize), aNumber()],
  drawPrize: [aPrizePool(), random],
  oddsOf: [spoilt(aPrizePool())],
  takeDraw: [aDesk, fc.record({ person: aText(), key: aText(), at: aNumber() }), random],
  triesLeftOf: [aDesk, aText()],
}

const aRegion = fc.record({ provinceCode: aText(), cityCode: aText(), districtCode: fc.option(aText()) })
const aForm = (...fields: readonly string[]) => fc.record(Object.fromEntries(fields.map((field) => [field, aText()])))
const aPhoneChange = fc.record({ id: aText(), newMobile: aText(), reason: aText(), status: aNumber(), askedAt: aNumber(), reviewedAt: fc.option(aNumber()), note: aText() })
const anArea = fc.letrec((tie) => ({ area: fc.record({ code: aText(), name: aText(), areas: fc.option(fc.array(tie('area'), { maxLength: 2 }), { nil: undefined, maxDepth: 3 }) }) })).area

export const accountRows: ModuleRows = {
  checkAddress: [fc.record({ receiver: aText(), mobile: aText(), region: aRegion, detail: aText(), postcode: aText(), isDefault: aFlag })],
  checkCompanyVerification: [aForm('companyName', 'creditCode', 'legalPerson', 'legalPersonId', 'licencePhoto'), aNumber()],
  checkPersonVerification: [
    fc.tuple(aForm('name', 'residentId', 'frontPhoto', 'backPhoto', 'cardNumber', 'mobile'), fc.constantFrom(...PERSON_PROOFS)).map(([form, proof]) => ({ ...form, proof })),
    aNumber(),
  ],
  checkPhoneChange: [aForm('newMobile', 'code', 'reason'), aText()],
  checkProposal: [fc.record({ content: aText(), contact: aText(), photos: fc.array(aText()) })],
  checkUsername: [aText(), aText()],
  defaultAddress: [fc.array(anAddress())],
  dropAddress: [fc.array(anAddress()), aText()],
  isOfAge: [fc.oneof(aText(), fc.constant('11010519491231002X')), aNumber()],
  isRegion: [aRegion],
  keepAddress: [fc.array(anAddress()), anAddress()],
  mayAskPhoneChange: [fc.option(aPhoneChange, { nil: undefined })],
  mayMovePhoneChange: anEdge,
  mayMoveVerification: anEdge,
  maySubmitVerification: [fc.option(aNumber())],
  refusalOf: [fc.array(fc.record({ field: aText(), problem: fc.constantFrom(...Object.keys(FIELD_PROBLEMS)) }))],
  regionNames: [fc.array(anArea, { maxLength: 3 }), aRegion],
  shownPapers: [
    fc.oneof(
      aForm('companyName', 'creditCode').map((form) => ({ ...form, kind: 'company' })),
      aForm('name', 'residentId').map((form) => ({ ...form, kind: 'person' })),
    ),
  ],
  phoneChangeDueAt: [aPhoneChange],
  reviewPhoneChange: [aPhoneChange, fc.record({ verdict: aNumber(), note: aText(), at: aNumber() })],
  toPhoneChangeStatus: [aCode()],
  toVerificationStatus: [aCode()],
}

const aBox = fc.record({ left: aNumber(), top: aNumber(), width: aNumber(), height: aNumber() })
const aKstConfig = fc.record({ introduceJs: fc.option(aText(), { nil: undefined }), jumpLink: fc.option(aText(), { nil: undefined }), isJumpQq: aFlag, qq: fc.option(aText(), { nil: undefined }) })
const aCompany = fc.record({ qq: anAnswer(), phone: anAnswer() })

export const supportRows: ModuleRows = {
  contactChoice: [fc.record({ shell: aShell, config: fc.option(aKstConfig, { nil: undefined }), company: aCompany })],
  createKstConfigSource: [fc.record({ config: aFunction(), kstConfig: aFunction() })],
  isChatHidden: [aText()],
  keepInside: [aBox, fc.record({ width: aNumber(), height: aNumber() })],
  serviceError: [aCompany],
  toCompanyContact: [fc.oneof(anAnswer(), fc.record({ phone: anAnswer(), qq: anAnswer(), email: anAnswer(), avatar: anAnswer() }))],
  toKstConfig: [anAnswer()],
  toQqNumber: [anAnswer()],
}

export const companyRows: ModuleRows = { toCompanyInfo: [anAnswer()] }

export const guessGameRows: ModuleRows = { needsWeChatEntry: [fc.record({ shell: aShell, query: aText() })], toGuessUser: [anAnswer()] }

export const supplierRows: ModuleRows = { isSupplierService: [aText()], supplierPath: [fc.constantFrom(...Object.keys(SUPPLIER_SERVICES)), aText()] }
