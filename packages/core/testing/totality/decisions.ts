import fc from 'fast-check'
import { PAYMENT_METHODS, RECHARGE_CHANNELS } from '../../src/wallet/index.ts'
import { anAddress } from '../arbitraries/an-address.ts'
import { aNumber, aText } from './hostile.ts'
import { aRecord } from './orders.ts'
import { aForm, anArea, aPhoneChange, aRegion } from './people.ts'
import type { ModuleRows } from './row.ts'
import { aHandCredit, aMove, anInvoiceDraft, aPasswordState, aRequest } from './wallet.ts'

const aFlag = fc.boolean()
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })
const aParty = fc.constantFrom('buyer', 'seller')

const aChannel = fc.constantFrom(...Object.keys(RECHARGE_CHANNELS))
const aMethod = maybe(fc.constantFrom(...Object.keys(PAYMENT_METHODS)))
const aPart = fc.constantFrom('full', 'deposit', 'balance')
const anAttempt = fc.record({ channel: aChannel, orderId: aText(), part: aPart, amountFen: aNumber() })
const aReceipt = fc.option(fc.record({ picture: aText(), isOwn: aFlag, isUsed: aFlag }))
const someCards = fc.array(fc.record({ holder: aText(), number: aText() }))
const someNews = fc.oneof(
  fc.record({ kind: fc.constant('paid'), amountFen: aNumber(), paidAt: maybe(aNumber()) }),
  fc.record({ kind: fc.constant('closed'), why: aText() }),
  fc.constant({ kind: 'processing' }),
)
const aLateRequest = fc
  .tuple(aRequest, fc.constantFrom('waiting', 'credited', null))
  .map(([request, late]) => ({ ...request, late }))
const aMoneyCredit = fc
  .tuple(aHandCredit, fc.record({ userId: aText(), amountFen: aNumber(), channel: aChannel }))
  .map(([hands, money]) => ({ ...hands, ...money }))
const anInvoiceable = fc.record({
  orderId: aText(),
  number: aText(),
  title: aText(),
  completedAt: aNumber(),
  amountFen: aNumber(),
})
const anInvoice = fc.tuple(aRequest, anInvoiceDraft).map(([request, draft]) => ({ ...request, ...draft }))
const maybeMoved = [maybe(aRequest), aMove[1]] as const
const byWhom = fc.record({ userId: aText(), at: aNumber() })

export const walletDecisionRows: ModuleRows = {
  admitPaymentTry: [fc.record({ secret: fc.option(aText()), state: aPasswordState, at: aNumber() })],
  decidePaymentTry: [aPasswordState, aFlag, aNumber()],
  validatePaymentPassword: [aText()],
  decideCard: [
    fc.record({ cards: someCards, verifiedNames: fc.array(aText()), at: aNumber() }),
    fc.record({ bank: fc.oneof(aText(), fc.constant('ICBC')), holder: aText(), number: aText() }),
  ],
  noCard: [],
  decideWithdrawal: [
    fc.record({
      userId: aText(),
      card: maybe(fc.record({ bank: aText(), holder: aText(), lastFour: aText() })),
      verifiedNames: fc.array(aText()),
      availableFen: aNumber(),
      owedFen: aNumber(),
      at: aNumber(),
    }),
    fc.record({ cardId: aText(), amountFen: aNumber() }),
  ],
  rechargeMessages: [aRequest],
  withdrawalMessages: [aRequest],
  invoiceMessages: [aRequest],
  decideWithdrawalReview: [...maybeMoved, fc.record({ availableFen: aNumber(), owedFen: aNumber() })],
  decideTakingBack: [maybe(aRequest), byWhom],
  noWithdrawal: [],
  toWithdrawalView: [aRequest],
  channelLimits: [fc.array(aChannel)],
  decideRecharge: [
    fc.record({ userId: aText(), receipt: aReceipt, at: aNumber() }),
    fc.record({ channel: aChannel, method: aMethod, amountFen: aNumber(), payment: maybe(anAttempt) }),
  ],
  decideChannelPayment: [
    fc.record({
      buyerId: aParty,
      order: maybe(aRecord),
      receipt: aReceipt,
      earlier: fc.array(aRequest),
      at: aNumber(),
    }),
    anAttempt,
  ],
  decideCashier: [maybe(aRequest), byWhom],
  cashierMoved: [],
  nothingToPay: [],
  noRecharge: [],
  ownAccountsClosed: [],
  toRechargeView: [aLateRequest],
  decideChargeNews: [maybe(aRequest), someNews, aNumber()],
  paysAsOf: [aPart, fc.record({ channel: aChannel, askedAt: aNumber() }), maybe(aNumber()), aNumber()],
  plainReference: [aText()],
  decideRechargeReview: [
    fc.record({ recharge: maybe(aRequest), reference: aText(), isMovementKnown: aFlag }),
    aMove[1],
  ],
  movementKnown: [],
  decideCredit: [aMoneyCredit],
  decideLateCredit: [maybe(aLateRequest), aHandCredit],
  decideTransfer: [maybe(aText()), aMoneyCredit.map((money) => ({ ...money, reference: money.reference ?? '' }))],
  chosenScope: [fc.array(anInvoiceable), fc.array(aText())],
  decideInvoice: [
    fc.record({
      userId: aText(),
      invoiceable: fc.array(anInvoiceable),
      addressIds: fc.array(aText()),
      at: aNumber(),
    }),
    anInvoiceDraft,
  ],
  decideInvoiceReview: maybeMoved,
  invoiceScope: [fc.array(anInvoiceable)],
  noInvoice: [],
  notInvoiceable: [],
  toInvoiceView: [anInvoice],
}

const someDocuments = fc.oneof(
  aForm('companyName', 'creditCode', 'legalPerson', 'legalPersonId', 'licencePhoto').map((form) => ({
    ...form,
    kind: 'company',
  })),
  aForm('name', 'residentId', 'frontPhoto', 'backPhoto', 'proof', 'cardNumber', 'mobile').map((form) => ({
    ...form,
    kind: 'person',
  })),
)
const areas = fc.array(anArea, { maxLength: 3 })
const aPersonByFace = { name: aText(), residentId: aText() }
const aReviewStatus = fc.constantFrom('reviewing', 'verified', 'failed')

export const accountDecisionRows: ModuleRows = {
  decideAddress: [
    fc.record({ book: fc.array(anAddress()), areas, id: aText(), isNew: aFlag }),
    fc
      .tuple(aForm('receiver', 'mobile', 'detail', 'postcode'), aRegion, aFlag)
      .map(([form, region, isDefault]) => ({ ...form, region, isDefault })),
  ],
  decideRemoval: [fc.array(anAddress()), aText()],
  findAddress: [fc.record({ book: fc.array(anAddress()), areas }), aText()],
  placedAddress: [areas, anAddress()],
  closingObstacles: [
    fc.record({ hasOpenOrders: aFlag, hasMoney: aFlag, hasShops: aFlag, hasDebts: aFlag, isOwed: aFlag }),
  ],
  decideClosing: [fc.array(aText())],
  decidePhoneChange: [fc.record({ mobile: aText(), hasProof: aFlag }), aText()],
  decidePhoneRequest: [
    fc.record({ mobile: aText(), last: maybe(aPhoneChange), at: aNumber() }),
    aForm('newMobile', 'code', 'reason'),
  ],
  changeOpen: [],
  mobileTaken: [fc.constantFrom('mobile', 'newMobile', undefined)],
  proofSpent: [],
  shownPhoneChange: [aPhoneChange],
  decideProfileChange: [
    fc.record({ username: aText(), isNameTaken: aFlag, isOwnPicture: aFlag }),
    fc.record({ username: maybe(aText()), avatar: maybe(aText()) }),
  ],
  nameTaken: [],
  decideProposal: [
    fc.record({ madeToday: aNumber(), areOwnPictures: aFlag }),
    fc.record({ content: aText(), contact: aText(), photos: fc.array(aText()) }),
  ],
  decideCodeLogin: [fc.record({ hasAccount: aFlag, hasAgreed: aFlag })],
  newcomerName: 'is given the chance of the platform',
  decideRegistration: [fc.record({ username: aText(), hasAgreed: aFlag })],
  takenAlready: [fc.record({ isNameTaken: aFlag, isMobileTaken: aFlag })],
  decideFaceCheck: [fc.record({ last: fc.option(aReviewStatus), at: aNumber() }), fc.record(aPersonByFace)],
  decideFaceChecked: [fc.record({ last: fc.option(aReviewStatus), at: aNumber() }), fc.record(aPersonByFace)],
  decideVerification: [
    fc.record({
      last: fc.option(aReviewStatus),
      isAgain: aFlag,
      pictures: fc.array(fc.tuple(aText(), aText())).map((pictures) => new Map(pictures)),
      at: aNumber(),
    }),
    someDocuments,
  ],
  decideVerificationReview: [
    maybe(fc.record({ status: aReviewStatus })),
    fc.record({ verdict: fc.constantFrom('verified', 'failed'), note: aText(), at: aNumber() }),
  ],
  documentsSettled: [],
  noFaceCheck: [],
  proofAlreadyAsked: [aText()],
  proofNotOffered: [],
  tooManyProofs: [aText()],
  unbegunVisit: [],
  visitRefusal: [fc.constantFrom('pending', 'differs', 'lapsed')],
  photosOf: [someDocuments],
  reviewSettled: [],
}
