import { fail, refused, type Result } from '@diandu/core/kernel'
import {
  decideTakingBack,
  decideWithdrawalReview,
  postingOfWithdrawal,
  withdrawalMessages,
  withdrawCode,
  type RequestStep,
  type WithdrawStatus,
} from '@diandu/core/wallet'
import type { Transaction } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'
import { post, type PostingDeps } from '../post.ts'
import { addStep } from '../request-step-store.ts'
import { isInOpenBatch } from './payout-batch-store.ts'
import { lockWallet } from './lock-wallet.ts'
import { changeWithdrawalStatus, lockWithdrawal, type WithdrawalRecord } from './withdrawal-store.ts'

/** A reviewer's move along the map: the step is written down, and the books do what core says of where it arrives. */
export const reviewWithdrawal = (
  tx: Transaction,
  id: string,
  step: RequestStep<WithdrawStatus>,
  deps: PostingDeps,
): Promise<Result<WithdrawalRecord>> =>
  move(tx, id, deps, async (stored) =>
    (await isInOpenBatch(tx, id))
      ? fail(refused('changed-elsewhere', '这笔提现在打款批次中，须随批次处理', 'status'))
      : decideWithdrawalReview(stored, step, stored === undefined ? NO_WALLET : await lockWallet(tx, stored.userId)),
  )

const NO_WALLET = { availableFen: 0, owedFen: 0 }

/** The person takes it back; another person's is unknown. */
export const takeBack = (
  tx: Transaction,
  userId: string,
  id: string,
  deps: PostingDeps,
): Promise<Result<WithdrawalRecord>> =>
  move(tx, id, deps, async (stored) => decideTakingBack(stored, { userId, at: deps.nowMs }))

async function move(
  tx: Transaction,
  id: string,
  deps: PostingDeps,
  decide: (stored: WithdrawalRecord | undefined) => Promise<Result<WithdrawalRecord>>,
): Promise<Result<WithdrawalRecord>> {
  const before = await lockWithdrawal(tx, id)
  const moved = await decide(before)
  if (!moved.ok) return moved
  const [after, step] = [moved.value, moved.value.steps.at(-1)]
  if (
    before === undefined ||
    step === undefined ||
    !(await changeWithdrawalStatus(tx, id, before.status, after.status))
  )
    throw new Error(`Withdrawal ${id} changed while it was locked.`)
  await addStep(tx, id, before.steps.length, withdrawCode(step.status), step)
  const posting = postingOfWithdrawal(after)
  if (posting !== undefined && !(await post(tx, posting, deps)).ok)
    throw new Error(`The money of withdrawal ${id} is not frozen.`)
  await writeMessages(tx, withdrawalMessages(after))
  return moved
}
