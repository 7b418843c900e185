import type { Result, StopSignal } from '../../kernel/index.ts'
import type { AccountKind } from './account-kind.ts'
import type { ClosingHindrance } from './month-closing.ts'

/** All accounts of a kind over a month: what there was, what came and went, what was left. */
export interface MonthSum {
  readonly account: AccountKind
  readonly openingFen: number
  readonly inFen: number
  readonly outFen: number
  readonly closingFen: number
}

export interface ClosedMonth {
  readonly month: string
  readonly closedAt: number
  readonly proposedBy: string
  readonly approvedBy: string
  readonly sums: readonly MonthSum[]
}

export interface MonthToClose {
  readonly month: string
  readonly hindrance: ClosingHindrance | null
  /** As they are now. */
  readonly sums: readonly MonthSum[]
}

export interface StaffClosings {
  /** The newest first, and the next one; null where nothing was posted yet. */
  list(
    signal?: StopSignal,
  ): Promise<Result<{ readonly closed: readonly ClosedMonth[]; readonly next: MonthToClose | null }>>
  /** Is done once another account has approved it. */
  propose(month: string, reason: string): Promise<Result<{ readonly id: string }>>
}
