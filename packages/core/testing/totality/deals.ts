import fc from 'fast-check'
import { ORDER_STATUSES } from '../../src/orders/index.ts'
import {
  INVOICE_STATUSES,
  POSTING_KINDS,
  RECHARGE_CHANNELS,
  RECHARGE_STATUSES,
  WITHDRAW_STATUSES,
} from '../../src/wallet/index.ts'
import { aKeyOf } from '../arbitraries/a-key-of.ts'
import { aCode, aNumber, aText } from './hostile.ts'
import type { Rows } from './row.ts'

const aRefundRequest = fc.record({ reason: aText(), words: aText(), pictures: fc.array(aText()) })
const aStatus = fc.oneof(aKeyOf(ORDER_STATUSES), aText(), aCode())
const aReviewDraft = fc.record({
  ratings: fc.record({ truth: aNumber(), communication: aNumber(), speed: aNumber() }),
  words: aText(),
})
const anInvoiceDraft = fc.record({
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
const aBill = fc.record({
  id: aText(),
  kind: fc.constantFrom(...Object.keys(POSTING_KINDS)),
  subject: aText(),
  at: aNumber(),
  direction: fc.constantFrom('in', 'out'),
  amountFen: aNumber(),
  balanceFen: aNumber(),
})
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
const aLanguage = fc.constantFrom('zh', 'en')
const aMoneyStatus = fc.oneof(
  fc.constantFrom(...INVOICE_STATUSES.statuses, ...RECHARGE_STATUSES.statuses, ...WITHDRAW_STATUSES.statuses),
  aText(),
  aCode(),
)

export const dealsRows: Rows = {
  orders: {
    isViewingCheck: [aText()],
    validateRefund: [aRefundRequest, aNumber()],
    isEnding: [aText()],
    isTermsVersion: [aText()],
    isInstant: [aStatus],
    isOrderStatus: [aStatus],
    isRefundReason: [aText()],
    toOfferStatus: [aStatus],
    knownChecklist: [aText()],
    isHandoverItem: [aText()],
    validateReview: [aReviewDraft],
  },
  contracts: {
    maskedNumber: [aText()],
    isDigest: [aText()],
    isProof: [aText()],
    readDrawing: [aText()],
    toContractStatus: [aCode()],
  },
  wallet: {
    bankOf: [aText()],
    daySpan: [aText()],
    isBankCode: [aText()],
    isRechargeChannel: [aText()],
    validateCard: [fc.record({ bank: fc.oneof(aText(), fc.constant('ICBC')), holder: aText(), number: aText() })],
    validateHolder: [aText(), fc.array(aText()), fc.constantFrom('holder', 'cardId')],
    validateChosenOrders: [fc.array(aText())],
    validateInvoice: [anInvoiceDraft, aNumber()],
    validateRecharge: [fc.constantFrom(...Object.keys(RECHARGE_CHANNELS)), aCode()],
    validateSpan: [aText(), aText(), aNumber()],
    validateWithdrawal: [aCode(), fc.record({ availableFen: aNumber(), owedFen: aNumber() })],
    lastFourOf: [aText()],
    maskCard: [aText()],
    monthSpan: [aText()],
    recognizeBank: [aText()],
    statementCsv: [aStatement, aLanguage],
    toInvoiceStatus: [aMoneyStatus],
    toRechargeStatus: [aMoneyStatus],
    toWithdrawStatus: [aMoneyStatus],
    validatePaymentPassword: [aText()],
    plainReference: [aText()],
  },
}
