import { availableOf, type Posting } from '../ledger/ledger.ts'
import { postingOf } from '../ledger/posting-of.ts'

/** Money that reached the platform from outside, by whichever channel, becomes the person's. */
export const rechargePosting = (userId: string, amountFen: number, rechargeId: string): Posting =>
  postingOf('recharge', rechargeId, [
    ['house:payment-in', -amountFen],
    [availableOf(userId), amountFen],
  ])
