import { refused, type Refused } from '../../kernel/index.ts'

/** Why a seller can neither withdraw nor spend the balance: a report of one of their shops was upheld. */
export interface PayoutHold {
  readonly shopTitle: string
  readonly heldAt: number
}

export const payoutsHeld = (): Refused =>
  refused('payouts-held', '您的店铺被举报属实，余额已暂停使用，不能提现和付款。有异议请联系客服', 'amountFen')
