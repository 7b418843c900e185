import { refused, type Refused } from '../../kernel/index.ts'
import type { WithdrawStatus } from './withdraw-status.ts'

/** Why no money of a seller leaves the platform: a report of one of their shops was upheld. */
export interface PayoutHold {
  readonly shopTitle: string
  /** What was wrong, by the name that the report has for it. */
  readonly reason: string
  readonly heldAt: number
}

/** Where money is on its way out; a withdrawal that fails gives it back to the wallet, which is held as well. */
const OUTWARD: ReadonlySet<WithdrawStatus> = new Set(['to-pay-out', 'paid-out'])

export const leavesPlatform = (status: WithdrawStatus): boolean => OUTWARD.has(status)

export const payoutsHeld = (): Refused =>
  refused('payouts-held', '您的店铺被举报属实，提现已暂停。审核员解除后才能提现，有异议请联系客服')
