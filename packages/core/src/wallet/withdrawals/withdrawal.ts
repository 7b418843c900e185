import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import { validateAmount } from '../validate-amount.ts'
import { owedInAllFen } from '../ledger/seller-debt.ts'
import type { Posting } from '../ledger/ledger.ts'
import { validateReviewer, moveRequest, type ApprovalWays, type RequestStep, type Reviewed } from '../request.ts'
import { payoutsHeld } from './payout-hold.ts'
import { mayMoveWithdraw, toWithdrawStatus, type WithdrawStatus } from './withdraw-status.ts'
import type { Capital } from '../wallet.ports.ts'
import { withdrawalFrozenPosting, withdrawalPaidPosting, withdrawalReturnedPosting } from './withdrawal-postings.ts'

export const WITHDRAWAL_LIMITS = { leastFen: 1_00, mostFen: 200_000_000_00 } as const

export interface Withdrawal extends Reviewed<WithdrawStatus> {
  readonly id: string
  readonly userId: string
  readonly cardId: string
  readonly amountFen: number
  readonly askedAt: number
}

/** The balance of a wallet, and its user's debts to buyers for failed orders. */
export interface WithdrawableFacts {
  readonly availableFen: number
  readonly owedFen: number
  /** A report of a shop of theirs was upheld: nothing leaves until a reviewer releases the hold. */
  readonly isHeld?: boolean
}

/** The sum that its user may withdraw or spend: debts stay until a payout has paid them, and all of it under a hold. */
export const withdrawableFen = ({ availableFen, owedFen, isHeld = false }: WithdrawableFacts): number =>
  isHeld ? 0 : Math.max(0, availableFen - owedFen)

/**
 * A user withdraws no more than is available and not owed; frozen money, and money held for an order, is not available.
 */
export function validateWithdrawal(amountFen: unknown, facts: WithdrawableFacts): Result<number> {
  const validated = validateAmount(amountFen, WITHDRAWAL_LIMITS)
  return validated.ok ? validateDebit(validated.value, facts) : validated
}

/** The same of a wallet as its user reads it. */
export const usableOf = ({ availableFen, owed, holds }: Pick<Capital, 'availableFen' | 'owed' | 'holds'>): number =>
  withdrawableFen({ availableFen, owedFen: owedInAllFen(owed), isHeld: holds.length > 0 })

/** Every debit by a user's own choice, a withdrawal or a payment inside the market, leaves what is held or owed. */
export function validateDebit(amountFen: number, facts: WithdrawableFacts): Result<number> {
  if (facts.isHeld === true) return fail(payoutsHeld())
  if (!(amountFen <= facts.availableFen)) return fail(refused('balance-short', '可用余额不足', 'amountFen'))
  return amountFen <= withdrawableFen(facts)
    ? ok(amountFen)
    : fail(refused('balance-held', '您欠买家的违约金要留在钱包里', 'amountFen'))
}

/** Whether a step pays money out although its user owes more by now than the wallet keeps. */
export const validatePayout = (
  to: WithdrawStatus,
  { availableFen, owedFen, isHeld }: WithdrawableFacts,
): Result<null> =>
  isHeld === true && paysOut(to)
    ? fail(refused('payouts-held', '用户的提现已暂停（举报属实或账号被暂停），解除后才能打款', 'status'))
    : owedFen > availableFen && paysOut(to)
      ? fail(refused('balance-held', '用户欠买家的违约金超过余额，不能打款', 'status'))
      : ok(null)

/** Whether a step pays a withdrawal out. */
export const paysOut = (to: WithdrawStatus): boolean => to === WITHDRAW_APPROVAL.passed || to === WITHDRAW_APPROVAL.done

export const WITHDRAW_APPROVAL: ApprovalWays<WithdrawStatus> = {
  inApproval: 'in-approval',
  passed: 'to-pay-out',
  done: 'paid-out',
}

export function moveWithdrawal<W extends Withdrawal>(withdrawal: W, step: RequestStep<WithdrawStatus>): Result<W> {
  const moved = moveRequest(withdrawal, step, mayMoveWithdraw)
  const hands = validateReviewer(withdrawal, step, WITHDRAW_APPROVAL)
  return moved.ok && !hands.ok ? hands : moved
}

/** The person changes their mind, before a reviewer has begun with it. */
export function takeBackWithdrawal<W extends Withdrawal>(withdrawal: W, at: number): Result<W> {
  if (withdrawal.status !== 'to-process') return fail(refused('bad-parameter', '已开始处理，不能撤回', 'status'))
  return moveRequest(withdrawal, { status: 'failed', at, by: 'person', why: '本人撤回' }, mayMoveWithdraw)
}

/** By status: the first freezes, success pays, failure releases. */
export function postingOfWithdrawal({ id, userId, amountFen, status, steps }: Withdrawal): Posting | undefined {
  switch (toWithdrawStatus(status).outcome) {
    case 'success':
      return withdrawalPaidPosting(userId, amountFen, id)
    case 'failure':
      return withdrawalReturnedPosting(userId, amountFen, id)
    case 'pending':
      return steps.length === 0 ? withdrawalFrozenPosting(userId, amountFen, id) : undefined
  }
}
