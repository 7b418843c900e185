export { bankOf, BANKS, isBankCode, publicBanks, type Bank, type BankCode } from './banks/bank.ts'
export {
  validateCard,
  validateHolder,
  lastFourOf,
  maskCard,
  MAX_CARDS,
  type BankCard,
  type CardDraft,
  type ReceivingAccount,
} from './banks/bank-card.ts'
export type { BankCards } from './banks/bank-cards.ports.ts'
export { twelveMonthsUntil, type Bill, type BookedPosting, type MonthTotals } from './bills/bill.ts'
export type { BillAbout, BillFilter, Bills, DetailedBill, FileAddress, StatementRequest } from './bills/bills.ports.ts'
export { decideCard, noCard, type CardFacts } from './decisions/decide-card.ts'
export {
  decideChargeNews,
  decideCredit,
  decideLateCredit,
  decideRechargeReview,
  decideTransfer,
  movementKnown,
  paysAsOf,
  plainReference,
  type ArrivedTransfer,
  type MoneyCredit,
} from './decisions/decide-credit.ts'
export {
  chosenScope,
  decideInvoice,
  decideInvoiceReview,
  invoiceScope,
  noInvoice,
  notInvoiceable,
  toInvoiceView,
} from './decisions/decide-invoice.ts'
export { admitPaymentTry, decidePaymentTry } from './decisions/decide-payment-try.ts'
export {
  cashierMoved,
  decideCashier,
  decideChannelPayment,
  decideRecharge,
  MOVED_ELSEWHERE,
  noRecharge,
  nothingToPay,
  ownAccountsClosed,
  toRechargeView,
  type AwaitedPayment,
  type NamedReceipt,
  type DecidedRecharge,
  type PurposefulRecharge,
  type RechargeRequest,
} from './decisions/decide-recharge.ts'
export {
  decideTakingBack,
  decideWithdrawal,
  decideWithdrawalReview,
  noWithdrawal,
  toWithdrawalView,
} from './decisions/decide-withdrawal.ts'
export { arrivalMessages, invoiceMessages, rechargeMessages, withdrawalMessages } from './decisions/money-messages.ts'
export { creditByHand, type HandCredit } from './recharges/credit-by-hand.ts'
export { daySpan, validateSpan, LONGEST_STATEMENT_DAYS, monthSpan, type Span } from './day.ts'
export {
  validateChosenOrders,
  validateInvoice,
  MAX_INVOICED_ORDERS,
  moveInvoice,
  type Invoice,
  type InvoiceDelivery,
  type InvoiceDraft,
  type InvoiceHolder,
} from './bills/invoice.ts'
export {
  INVOICE_STATUSES,
  invoiceCode,
  invoiceCodesWith,
  mayMoveInvoice,
  toInvoiceStatus,
  type InvoiceStatus,
} from './bills/invoice-status.ts'
export type { InvoiceableOrder, Invoices, InvoiceScope, InvoiceView, InvoiceStepView } from './bills/invoices.ports.ts'
export type { AmountLimits } from './validate-amount.ts'
export {
  applyPosting,
  availableOf,
  escrowOf,
  frozenOf,
  mayBeNegative,
  BILL_KINDS,
  POSTING_KINDS,
  type Account,
  type Balances,
  type LedgerFault,
  type Line,
  type Posting,
  type PostingKind,
} from './ledger/ledger.ts'
export { MONEY_STATUSES, moneyStatusOf } from './money-status.ts'
export { orderOutcome, type EndedOrder } from './ledger/order-outcome.ts'
export { mergePosting } from './ledger/merge-posting.ts'
export {
  damagesPassedOnPosting,
  orderCompletionPosting,
  orderDamagesPosting,
  orderPaymentPosting,
  orderRefundPosting,
  type HeldOrder,
} from './ledger/order-postings.ts'
export {
  afterWrongTry,
  isPaymentLocked,
  PAYMENT_PASSWORD_LOCK_MS,
  PAYMENT_PASSWORD_TRIES,
  triesLeft,
  UNTRIED,
  validatePaymentPassword,
  type PaymentPasswordState,
} from './payment-password.ts'
export { postingOfOrder } from './ledger/posting-of-order.ts'
export { postingsOfMove, type PostedMove } from './ledger/postings-of-move.ts'
export {
  balanceWay,
  CHANNEL_QUERIED_WITHIN_MS,
  CHANNEL_GRACE_MS,
  countsAsPaidAt,
  mayHaveComeInTime,
  type MoneyOnItsWay,
} from './recharges/awaited-money.ts'
export {
  isOpenElsewhere,
  PAYING_PLACES,
  type Cashier,
  type OpenedAt,
  type PayingPlace,
  type PaymentSheet,
  type SheetTerms,
  type SheetWord,
} from './recharges/cashier.ts'
export { CASHIER_OPEN_MS, cashierGivenAgainFrom, cashierState, type CashierState } from './recharges/cashier-time.ts'
export { applyChargeNews, isPaidLate, type ChargeNews } from './recharges/charge-news.ts'
export type {
  ChannelPayment,
  RechargeDraft,
  RechargePurpose,
  RechargeView,
  Recharges,
  RechargeWays,
  TransferDraft,
} from './recharges/recharges.ports.ts'
export {
  channelLimits,
  isRechargeChannel,
  validateRecharge,
  moveRecharge,
  nextByReviewer,
  postingOfRecharge,
  RECHARGE_APPROVAL,
  RECHARGE_CHANNELS,
  type Recharge,
  type RechargeChannel,
} from './recharges/recharge.ts'
export {
  methodOfChannel,
  offerMethods,
  PAYMENT_METHODS,
  type CashierMethod,
  type MethodHindrance,
  type OfferedMethod,
  type PayingDevice,
  type PaymentMethod,
} from './recharges/payment-method.ts'
export { rechargePosting } from './recharges/recharge-posting.ts'
export {
  mayMoveRecharge,
  RECHARGE_STATUSES,
  rechargeCode,
  rechargeCodesWith,
  toRechargeStatus,
  type RechargeStatus,
} from './recharges/recharge-status.ts'
export {
  isPassedAlone,
  needsApproval,
  needsTwoReviewers,
  TWO_REVIEWERS_FROM_FEN,
  TWO_REVIEWERS_IN_ALL_FROM_FEN,
  type LetThroughAlone,
  moveRefused,
  type ApprovalWays,
  type RequestStep,
  type Reviewed,
} from './request.ts'
export { bankPictures } from './banks/bank-picture.ts'
export { recognizeBank } from './banks/recognize-bank.ts'
export {
  openDebtFen,
  owedInAllFen,
  takeDebts,
  type Payout,
  type SellerDebt,
  type TakenDebt,
} from './ledger/seller-debt.ts'
export {
  aboutText,
  closingFen,
  STATEMENT_COLUMNS,
  STATEMENT_MESSAGES,
  statementCsv,
  statementLine,
  totalFen,
  type Statement,
  type StatementColumn,
} from './bills/statement.ts'
export type { Capital, OwedDamages, Wallet } from './wallet.ports.ts'
export { payoutDay } from './withdrawals/payout-day.ts'
export {
  mayMoveWithdraw,
  toWithdrawStatus,
  WITHDRAW_STATUSES,
  withdrawCode,
  withdrawCodesWith,
  type WithdrawStatus,
} from './withdrawals/withdraw-status.ts'
export {
  paysOut,
  validatePayout,
  validateWithdrawal,
  usableOf,
  validateDebit,
  withdrawableFen,
  moveWithdrawal,
  postingOfWithdrawal,
  takeBackWithdrawal,
  WITHDRAW_APPROVAL,
  WITHDRAWAL_LIMITS,
  type WithdrawableFacts,
  type Withdrawal,
} from './withdrawals/withdrawal.ts'
export type { WithdrawalDraft, WithdrawalView, Withdrawals } from './withdrawals/withdrawals.ports.ts'
export {
  withdrawalFrozenPosting,
  withdrawalPaidPosting,
  withdrawalReturnedPosting,
} from './withdrawals/withdrawal-postings.ts'
export { payoutsHeld, type PayoutHold } from './withdrawals/payout-hold.ts'
