export { readBalances } from './account-store.ts'
export { readBooks, type BooksLine } from './book-store.ts'
export { firstPostedAt, insertClosing, listClosings } from './books/closing-store.ts'
export { sealedUntil } from './books/seal-store.ts'
export { checkBooks } from './check-books.ts'
export { checkPaymentPassword } from './check-payment-password.ts'
export { creditRecharge, type RechargeCredit } from './recharges/credit-recharge.ts'
export { lockAccounts } from './account-store.ts'
export { postAll, type PostingDeps } from './post.ts'
export { readPostingsOf } from './posting-store.ts'
export {
  currentTransferAccount,
  transferAccountContent,
  keepTransferAccount,
} from './recharges/transfer-account-content.ts'
export { walletHandlers } from './wallet.handlers.ts'
export { walletModule } from './wallet-module.ts'
export { lockWallet, readWallet } from './withdrawals/lock-wallet.ts'
export { reviewWithdrawal } from './withdrawals/move-withdrawal.ts'
export {
  askedOut,
  holdsOf,
  insertHold,
  isHeld,
  listHolds,
  releaseHolds,
  type StoredHold,
} from './withdrawals/payout-hold-store.ts'
export { findWithdrawal, listWithdrawals, lockWithdrawal } from './withdrawals/withdrawal-store.ts'
export {
  endPayoutBatch,
  insertPayoutBatch,
  insertPayoutLine,
  isInOpenBatch,
  listPayoutBatches,
  lockPayoutBatch,
  payoutLinesOf,
  waitingPayouts,
  type PayoutLineRecord,
} from './withdrawals/payout-batch-store.ts'
export { openCardNumber } from './bank-card-store.ts'
export { isMovementKnown, nameMovement } from './recharges/bank-reference-store.ts'
export { sameReceipts } from './recharges/receipt-store.ts'
export { beginRecharge, keepRecharge, readReceipt } from './recharges/begin-recharge.ts'
export { channelClosed, channelsOf, openMethods } from './recharges/open-methods.ts'
export {
  creditedSince,
  listRecharges,
  pageOfRecharges,
  rechargesFor,
  rechargeTotalsOf,
} from './recharges/recharge-list-store.ts'
export { letThroughAlone, letThroughTo, passedAlone, reviewedAlone } from './let-through-alone.ts'
export { keepMoved } from './recharges/move-recharge.ts'
export { ownAccount, ownerOfAccount } from './recharges/own-account-store.ts'
export {
  findRecharge,
  lockRecharge,
  noteCreditedBy,
  notePaidLate,
  noteUnpaid,
  selectRecharges,
  setCashier,
  setNextQuery,
  setOutcome,
  type CashierRecord,
  type RechargeRecord,
} from './recharges/recharge-store.ts'
export { takeTransfer } from './recharges/take-transfer.ts'
