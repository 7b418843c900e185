import type { Result, StopSignal } from '../../kernel/index.ts'
import type { BankCard } from '../../wallet/index.ts'
import type { PayoutOutcome, PayoutState } from './payout-batch.ts'

/** A withdrawal that awaits its payout. */
export interface WaitingPayout {
  readonly id: string
  readonly username: string
  readonly amountFen: number
  readonly card: Pick<BankCard, 'bank' | 'lastFour'>
  readonly askedAt: number
}

export interface PayoutLine extends Omit<WaitingPayout, 'askedAt'> {
  readonly outcome: PayoutOutcome
}

export interface PayoutBatch {
  readonly id: string
  readonly state: PayoutState
  readonly madeAt: number
  readonly madeBy: string
  readonly amountFen: number
  readonly lines: readonly PayoutLine[]
}

export interface StaffPayouts {
  /** What is in no open batch, the longest waiting first, and the newest batches. */
  list(
    signal?: StopSignal,
  ): Promise<Result<{ readonly waiting: readonly WaitingPayout[]; readonly batches: readonly PayoutBatch[] }>>
  collect(ids: readonly string[], reason: string): Promise<Result<{ readonly id: string }>>
  cancel(id: string, reason: string): Promise<Result<null>>
  /** Whole card numbers; each look is written into the log. */
  file(id: string, reason: string): Promise<Result<{ readonly content: string }>>
  /** All are paid out but those that the bank did not pay. */
  confirm(id: string, unpaid: readonly string[], reason: string): Promise<Result<null>>
}
