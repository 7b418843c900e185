export {
  applyPosting,
  availableOf,
  escrowOf,
  mayBeNegative,
  POSTING_KINDS,
  type Account,
  type Balances,
  type LedgerFault,
  type Line,
  type Posting,
  type PostingKind,
} from './ledger.ts'
export {
  afterWrongTry,
  isPaymentLocked,
  PAYMENT_PASSWORD_LOCK_MS,
  PAYMENT_PASSWORD_TRIES,
  triesLeft,
  type PaymentPasswordState,
} from './payment-password.ts'
export { orderCompletionPosting, orderPaymentPosting, rechargePosting } from './postings.ts'
export type { Capital, Wallet } from './wallet.ports.ts'
