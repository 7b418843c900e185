import { fail, refused, type Result } from '@diandu/core/kernel'
import { moveWithdrawal, postingOfWithdrawal, takeBackWithdrawal, type RequestStep } from '@diandu/core/wallet'
import type { Transaction } from '../database/index.ts'
import { post, type PostingParts } from './post.ts'
import { addStep } from './request-step-store.ts'
import { changeWithdrawalStatus, lockWithdrawal, type KeptWithdrawal } from './withdrawal-store.ts'

/** A reviewer's move along the map: the step is written down, and the books do what core says of where it arrives. */
export const reviewWithdrawal = (tx: Transaction, id: string, step: RequestStep, parts: PostingParts): Promise<Result<KeptWithdrawal>> =>
  move(tx, id, parts, (kept) => moveWithdrawal(kept, step))

/** The person takes it back; another person's is unknown. */
export const takeBack = (tx: Transaction, userId: string, id: string, parts: PostingParts): Promise<Result<KeptWithdrawal>> =>
  move(tx, id, parts, (kept) => (kept.userId === userId ? takeBackWithdrawal(kept, parts.nowMs) : fail(noWithdrawal())))

async function move(tx: Transaction, id: string, parts: PostingParts, change: (kept: KeptWithdrawal) => Result<KeptWithdrawal>): Promise<Result<KeptWithdrawal>> {
  const before = await lockWithdrawal(tx, id)
  if (before === undefined) return fail(noWithdrawal())
  const moved = change(before)
  if (!moved.ok) return moved
  const [after, step] = [moved.value, moved.value.steps.at(-1)]
  if (step === undefined || !(await changeWithdrawalStatus(tx, id, before.status, after.status))) throw new Error(`Withdrawal ${id} changed while it was locked.`)
  await addStep(tx, id, before.steps.length, step)
  const posting = postingOfWithdrawal(after)
  if (posting !== undefined && !(await post(tx, posting, parts)).ok) throw new Error(`The money of withdrawal ${id} is not frozen.`)
  return moved
}

export const noWithdrawal = () => refused('not-found', '没有找到这笔提现', 'id')
