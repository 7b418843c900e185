import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { BankCard } from './bank-card.ts'
import type { Withdrawal } from './withdrawal.ts'

export interface WithdrawalDraft {
  readonly cardId: string
  readonly amountFen: number
  readonly paymentPassword: string
}

/** A withdrawal as its person sees it: with the card as it was when it was asked for, should it be gone since. */
export interface WithdrawalRecord extends Omit<Withdrawal, 'userId' | 'cardId'> {
  readonly card: Pick<BankCard, 'bank' | 'lastFour'>
}

/** `key` is made once for each intention: the same key never takes money twice. */
export interface Withdrawals {
  ask(draft: WithdrawalDraft, key: string, signal?: StopSignal): Promise<Result<WithdrawalRecord>>
  /** Only while nobody has begun with it. */
  takeBack(id: string, key: string): Promise<Result<WithdrawalRecord>>
  find(id: string, signal?: StopSignal): Promise<Result<WithdrawalRecord>>
  /** The newest first. */
  list(cursor: string | null, signal?: StopSignal): Promise<Result<Page<WithdrawalRecord>>>
}
