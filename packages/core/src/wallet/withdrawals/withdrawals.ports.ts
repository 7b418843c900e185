import type { Page, Result, StopSignal } from '../../kernel/index.ts'
import type { BankCard } from '../banks/bank-card.ts'
import type { RequestStep } from '../request.ts'
import type { WithdrawStatus } from './withdraw-status.ts'
import type { Withdrawal } from './withdrawal.ts'

export interface WithdrawalDraft {
  readonly cardId: string
  readonly amountFen: number
  readonly paymentPassword: string
}

/** A withdrawal as its person sees it: with the card as it was when it was asked for, should it be gone since. */
export interface WithdrawalView extends Omit<Withdrawal, 'userId' | 'cardId' | 'status' | 'steps'> {
  readonly status: WithdrawStatus | 'unknown'
  readonly steps: readonly RequestStep<WithdrawStatus | 'unknown'>[]
  readonly card: Pick<BankCard, 'bank' | 'lastFour'>
}

/** `key` is made once for each intention: the same key never takes money twice. */
export interface Withdrawals {
  request(draft: WithdrawalDraft, key: string, signal?: StopSignal): Promise<Result<WithdrawalView>>
  /** Only before a reviewer has begun with it. */
  takeBack(id: string, key: string): Promise<Result<WithdrawalView>>
  find(id: string, signal?: StopSignal): Promise<Result<WithdrawalView>>
  /** The newest first. */
  list(cursor: string | null, signal?: StopSignal): Promise<Result<Page<WithdrawalView>>>
}
