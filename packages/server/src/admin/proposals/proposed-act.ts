import type { CaseRow, ShownProposal, StaffAct } from '@diandu/core/admin'
import type { Result } from '@diandu/core/kernel'
import type { Locale } from '@diandu/core/messages'
import type { DataBox } from '../../crypto/index.ts'
import type { Queries, Transaction } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import { aboutProposal, insertProposal, type Staff, type StoredProposal } from '../../staff/index.ts'
import type { LogWords, StaffContext } from '../admin-handler.ts'

/** Of an approval: the second account, and the time. */
export interface ApprovedBy extends Pick<StaffContext, 'random' | 'box' | 'staff'> {
  readonly maker: Staff
  readonly nowMs: number
  /** Personal data of the proposal, as it was given; empty where there is none. */
  readonly opened: string
}

export interface ProposalView extends Pick<ApprovedBy, 'nowMs' | 'box' | 'opened'> {
  readonly locale: Locale
}

/** The object of the log with its state before and after. */
export type CarriedOut = Pick<LogWords, 'object' | 'userId' | 'before' | 'after'>

/** An act that two accounts decide: how its proposal is shown, and how it is done once it was approved. */
export interface ProposedAct<Input = never> {
  readonly act: StaffAct
  /** The values now and after the approval, for the member of staff who decides. */
  readonly changes: (db: Queries, input: Input, view: ProposalView) => Promise<ShownProposal['changes']>
  /** The page of what it is about. */
  readonly link?: (input: Input) => CaseRow['link']
  /** In the transaction of the approval. Refuses where the proposal does not fit any more: it waits on then. */
  readonly carryOut: (tx: Transaction, input: Input, by: ApprovedBy) => Promise<Result<CarriedOut>>
}

/** Stores a proposal; another account decides it. The answer is that of a call whose act wants two accounts. */
export async function propose<Input>(
  tx: Transaction,
  { act }: ProposedAct<Input>,
  given: {
    readonly input: Input
    readonly reason: string
    readonly userId?: string | null
    /** Personal data, which is stored sealed until the proposal is decided. */
    readonly toSeal?: string
  } & Pick<LogWords, 'before' | 'after'>,
  { staff, clock, random, box }: Pick<StaffContext, 'staff' | 'clock' | 'random' | 'box'>,
): Promise<{ readonly value: { readonly id: string }; readonly log: LogWords }> {
  const { input, reason, userId = null, toSeal, before, after } = given
  const id = idFrom(random.token())
  const sealed = toSeal === undefined ? null : box.seal(Buffer.from(toSeal), aboutProposal(id))
  await insertProposal(tx, { id, act, maker: staff.id, madeAt: clock.now(), reason, input, sealed })
  return { value: { id }, log: { object: { kind: 'proposal', id }, userId, reason, before, after } }
}

export const openedOf = (box: DataBox, { id, sealed }: Pick<StoredProposal, 'id' | 'sealed'>): string =>
  sealed === null ? '' : Buffer.from(box.open(sealed, aboutProposal(id))).toString()
