import { refused, type Refused } from '../../kernel/index.ts'

/** Why no money of a seller leaves the platform: a report of one of their shops was upheld. */
export interface PayoutHold {
  readonly shopTitle: string
  readonly heldAt: number
}

export const payoutsHeld = (): Refused =>
  refused('payouts-held', '您的店铺被举报属实，提现已暂停。审核员解除后才能提现，有异议请联系客服', 'amountFen')
