import type { ShownProposal, StaffAct } from '@diandu/core/admin'
import type { Result } from '@diandu/core/kernel'
import type { Locale } from '@diandu/core/messages'
import type { Queries, Transaction } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import { insertProposal, type Staff } from '../../staff/index.ts'
import type { LogWords, StaffContext } from '../admin-handler.ts'

/** Of an approval: the second account, and the time. */
export interface ApprovedBy extends Pick<StaffContext, 'random' | 'box' | 'staff'> {
  readonly maker: Staff
  readonly nowMs: number
}

/** The object of the log with its state before and after. */
export type CarriedOut = Pick<LogWords, 'object' | 'userId' | 'before' | 'after'>

/** An act that two accounts decide: how its proposal is shown, and how it is done once it was approved. */
export interface ProposedAct<Input = never> {
  readonly act: StaffAct
  /** The values now and after the approval, for the member of staff who decides. */
  readonly changes: (
    db: Queries,
    input: Input,
    view: { readonly locale: Locale; readonly nowMs: number },
  ) => Promise<ShownProposal['changes']>
  /** In the transaction of the approval. Refuses where the proposal does not fit any more: it waits on then. */
  readonly carryOut: (tx: Transaction, input: Input, by: ApprovedBy) => Promise<Result<CarriedOut>>
}

/** Stores a proposal; another account decides it. The answer is that of a call whose act wants two accounts. */
export async function propose<Input>(
  tx: Transaction,
  { act }: ProposedAct<Input>,
  given: { readonly input: Input; readonly reason: string; readonly userId?: string | null } & Pick<
    LogWords,
    'before' | 'after'
  >,
  { staff, clock, random }: Pick<StaffContext, 'staff' | 'clock' | 'random'>,
): Promise<{ readonly value: { readonly id: string }; readonly log: LogWords }> {
  const { input, reason, userId = null, before, after } = given
  const id = idFrom(random.token())
  await insertProposal(tx, { id, act, maker: staff.id, madeAt: clock.now(), reason, input })
  return { value: { id }, log: { object: { kind: 'proposal', id }, userId, reason, before, after } }
}
