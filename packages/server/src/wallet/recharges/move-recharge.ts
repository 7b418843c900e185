import { postingOfRecharge, rechargeCode, rechargeMessages, toRechargeStatus } from '@diandu/core/wallet'
import type { Transaction } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'
import { presentUser } from '../../session/index.ts'
import { post, type PostingDeps } from '../post.ts'
import { changeRechargeStatus, setNextQuery, type RechargeRecord } from './recharge-store.ts'
import { addStep } from '../request-step-store.ts'

/**
 * Writes what core has moved: every step, and what the books do where it arrives. The recharge is locked, or not stored
 * yet.
 */
export async function keepMoved(
  tx: Transaction,
  before: RechargeRecord,
  after: RechargeRecord,
  deps: PostingDeps,
): Promise<void> {
  let at = before.status
  for (const [place, step] of [...after.steps.entries()].slice(before.steps.length)) {
    if (!(await changeRechargeStatus(tx, after.id, at, step.status)))
      throw new Error(`Recharge ${after.id} changed while it was locked.`)
    await addStep(tx, after.id, place, rechargeCode(step.status), step)
    at = step.status
  }
  if (toRechargeStatus(after.status).outcome !== 'pending')
    await setNextQuery(tx, after.id, isOpenElsewhere(after) ? deps.nowMs : null)
  // Money that comes late for a merged account belongs to the one it was merged into.
  const credited = { ...after, userId: await presentUser(tx, after.userId) }
  const posting = after.status === before.status ? undefined : postingOfRecharge(credited)
  if (posting !== undefined && !(await post(tx, posting, deps)).ok)
    throw new Error(`Recharge ${after.id} could not be credited.`)
  await writeMessages(tx, rechargeMessages(credited))
}

/** A recharge that a reviewer fails may still be paid at its channel, until the channel was asked and has closed it. */
const isOpenElsewhere = ({ channel, status, steps }: RechargeRecord): boolean =>
  channel !== 'transfer' && toRechargeStatus(status).outcome === 'failure' && steps.at(-1)?.by !== 'channel'
