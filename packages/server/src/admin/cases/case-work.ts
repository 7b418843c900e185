import type { CaseChoice, CaseDetail, CaseQueue, OpenDecision, RevealedCase, WaitingCase } from '@diandu/core/admin'
import type { Result } from '@diandu/core/kernel'
import type { Locale } from '@diandu/core/messages'
import type { Queries, Transaction } from '../../database/index.ts'
import type { LogWords, StaffContext } from '../admin-handler.ts'

export type ListedCase = Omit<WaitingCase, 'takenBy'>
export type ShownCase = Omit<CaseDetail, 'takenBy' | 'decisions'> & {
  /** Of those that core's table allows the role, the ones that fit the case as it is. */
  readonly decisions: readonly OpenDecision[]
}

/**
 * How the cases of one queue are read and decided. Who may, claims, stale versions and the order of two who decide at
 * once are not its concern.
 */
export interface CaseWork {
  readonly queue: CaseQueue
  /** The longest waiting first, at most `most`. */
  readonly waiting: (
    context: Pick<StaffContext, 'db' | 'clock' | 'box'>,
    given: { readonly locale: Locale; readonly most: number },
  ) => Promise<readonly ListedCase[]>
  readonly show: (context: StaffContext, id: string, locale: Locale) => Promise<ShownCase | undefined>
  /** The version that a decision has to name; undefined where there is no such case. */
  readonly versionOf: (db: Queries, id: string, nowMs: number) => Promise<string | undefined>
  /** Commits the decision with its entry of the log. */
  readonly decide: (choice: CaseChoice, context: StaffContext) => Promise<Result<null>>
  readonly reveal?: (
    tx: Transaction,
    given: { readonly id: string; readonly key: string; readonly locale: Locale },
    context: StaffContext,
  ) => Promise<Result<{ readonly value: RevealedCase; readonly log: Omit<LogWords, 'reason'> }>>
}
