import { availableOf, type Posting } from './ledger.ts'
import { postingOf } from './posting-of.ts'

/** The money of an account becomes that of another one of the same person. */
export const mergePosting = (userId: string, intoId: string, amountFen: number): Posting =>
  postingOf('account-merge', userId, [
    [availableOf(userId), -amountFen],
    [availableOf(intoId), amountFen],
  ])
