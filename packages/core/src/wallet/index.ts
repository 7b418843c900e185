export { bankOf, BANKS, isBankCode, publicBanks, type Bank, type BankCode } from './bank.ts'
export { judgeCard, judgeHolder, lastFourOf, maskCard, MOST_CARDS, type BankCard, type CardDraft, type ReceivingAccount } from './bank-card.ts'
export type { BankCards } from './bank-cards.ports.ts'
export { billsOf, monthlyTotals, monthOf, twelveMonthsUntil, type Bill, type BookedPosting, type MonthTotals } from './bill.ts'
export type { BillAbout, BillFilter, Bills, DetailedBill, FileAddress, StatementRequest } from './bills.ports.ts'
export { creditByHand, type HandCredit } from './credit-by-hand.ts'
export { daySpan, judgeSpan, LONGEST_STATEMENT_DAYS, monthSpan, type Span } from './day.ts'
export {
  invoiceableFen,
  judgeChosenOrders,
  judgeInvoice,
  MOST_INVOICED_ORDERS,
  moveInvoice,
  paidToHouseFen,
  type Invoice,
  type InvoiceDelivery,
  type InvoiceDraft,
  type InvoiceHolder,
} from './invoice.ts'
export { INVOICE_CODES, mayMoveInvoice, toInvoiceStatus, type InvoiceStatus } from './invoice-status.ts'
export type { InvoiceableOrder, Invoices, InvoiceScope, ToldInvoice, ToldStep } from './invoices.ports.ts'
export type { AmountLimits } from './judge-amount.ts'
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
} from './ledger.ts'
export { mayMoveMoney, MONEY_CODES, toMoneyStatus, type MoneyStatus } from './money-status.ts'
export { orderOutcome, type EndedOrder } from './order-outcome.ts'
export {
  damagesPassedOnPosting,
  orderCompletionPosting,
  orderDamagesPosting,
  orderPaymentPosting,
  orderRefundPosting,
  type HeldOrder,
} from './order-postings.ts'
export {
  afterWrongTry,
  isPaymentLocked,
  PAYMENT_PASSWORD_LOCK_MS,
  PAYMENT_PASSWORD_TRIES,
  triesLeft,
  type PaymentPasswordState,
} from './payment-password.ts'
export { postingOfOrder } from './posting-of-order.ts'
export { balanceWay, CHANNEL_ASKED_WITHIN_MS, CHANNEL_GRACE_MS, countsAsPaidAt, mayHaveComeInTime, type MoneyOnItsWay } from './awaited-money.ts'
export { isOpenElsewhere, PAYING_PLACES, type Cashier, type OpenedAt, type PayingPlace, type PaymentSheet, type SheetTerms, type SheetWord } from './cashier.ts'
export { CASHIER_OPEN_MS, cashierGivenAgainFrom, cashierState, type CashierState } from './cashier-time.ts'
export { hearNews, isPaidLate, type ChargeNews } from './charge-news.ts'
export type { ChannelPayment, RechargeDraft, RechargePurpose, RechargeRecord, Recharges, RechargeWays, TransferDraft } from './recharges.ports.ts'
export { isRechargeChannel, judgeRecharge, moveRecharge, postingOfRecharge, RECHARGE_CHANNELS, type Recharge, type RechargeChannel } from './recharge.ts'
export { rechargePosting } from './recharge-posting.ts'
export { mayMoveRecharge, RECHARGE_CODES, toRechargeStatus, type RechargeStatus } from './recharge-status.ts'
export { needsTwoReviewers, plainName, TWO_REVIEWERS_FROM_FEN, TWO_REVIEWERS_IN_ALL_FROM_FEN, type LetThroughAlone, type RequestStep, type Reviewed } from './request.ts'
export { recognizeBank } from './recognize-bank.ts'
export { mayMoveReview, REVIEW_CODES, toReviewType, type ReviewType } from './review-status.ts'
export { openDebtFen, takeDebts, type Payout, type SellerDebt, type TakenDebt } from './seller-debt.ts'
export { aboutText, closingFen, STATEMENT_COLUMNS, STATEMENT_WORDS, statementCsv, statementLine, totalFen, type Statement, type StatementColumn } from './statement.ts'
export type { Capital, OwedDamages, Wallet } from './wallet.ports.ts'
export { mayMoveWithdraw, toWithdrawStatus, WITHDRAW_CODES, type WithdrawStatus } from './withdraw-status.ts'
export { judgeWithdrawal, moveWithdrawal, postingOfWithdrawal, takeBackWithdrawal, WITHDRAWAL_LIMITS, type Withdrawal } from './withdrawal.ts'
export type { WithdrawalDraft, WithdrawalRecord, Withdrawals } from './withdrawals.ports.ts'
export { withdrawalFrozenPosting, withdrawalPaidPosting, withdrawalReturnedPosting } from './withdrawal-postings.ts'
