import { availableOf, frozenOf, type Posting } from '../ledger/ledger.ts'
import { postingOf } from '../ledger/posting-of.ts'

/** A requested withdrawal is frozen at once, so that its money is not spent twice. */
export const withdrawalFrozenPosting = (userId: string, amountFen: number, withdrawalId: string): Posting =>
  postingOf('withdrawal-frozen', withdrawalId, [
    [availableOf(userId), -amountFen],
    [frozenOf(userId), amountFen],
  ])

/** The money has left the platform. */
export const withdrawalPaidPosting = (userId: string, amountFen: number, withdrawalId: string): Posting =>
  postingOf('withdrawal-paid', withdrawalId, [
    [frozenOf(userId), -amountFen],
    ['house:payment-out', amountFen],
  ])

/** The withdrawal failed: the person has the money back. */
export const withdrawalReturnedPosting = (userId: string, amountFen: number, withdrawalId: string): Posting =>
  postingOf('withdrawal-returned', withdrawalId, [
    [frozenOf(userId), -amountFen],
    [availableOf(userId), amountFen],
  ])
