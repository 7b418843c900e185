import { fail, isFen, ok, refused, type Result } from '@diandu/core/kernel'
import { creditByHand, type Recharge, type RechargeChannel } from '@diandu/core/wallet'
import type { Transaction } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import { keepMoved } from './move-recharge.ts'
import type { PostingDeps } from '../post.ts'
import { findRecharge, insertRecharge } from './recharge-store.ts'

export interface RechargeCredit {
  readonly userId: string
  readonly amountFen: number
  /** By which way the money came. */
  readonly channel: RechargeChannel
  /** The reviewer who says so, and on what grounds. */
  readonly by: string
  readonly why: string
  /** The second reviewer of a large sum. */
  readonly second?: string
  /** The bank's name for this movement, where it has one: it is credited once. */
  readonly bankReference?: string
  /** What was let through alone before it leaves no room. */
  readonly needsTwo?: boolean
}

/**
 * Money that is known to have reached the platform becomes a person's: a request, its steps and its posting, all at
 * once. Answers the request's id.
 */
export async function creditRecharge(
  tx: Transaction,
  credit: RechargeCredit,
  deps: PostingDeps,
): Promise<Result<string>> {
  const { userId, amountFen, channel, by, why, second = null, bankReference = null, needsTwo = false } = credit
  if (!isFen(amountFen) || amountFen === 0) return fail(refused('bad-parameter', '充值金额不正确', 'amountFen'))
  const requested: Recharge = {
    id: idFrom(deps.random.token()),
    userId,
    amountFen,
    channel,
    status: 'to-review',
    askedAt: deps.nowMs,
    steps: [],
  }
  // Checked before anything is written: a refusal leaves nothing behind.
  const credited = creditByHand(requested, { at: deps.nowMs, by, why, second, reference: bankReference, needsTwo })
  if (!credited.ok) return credited
  const { id, steps, status } = credited.value
  await insertRecharge(tx, {
    ...requested,
    receipt: null,
    payment: null,
    purpose: null,
    bankReference,
    nextQueryAt: null,
  })
  const begun = await findRecharge(tx, id)
  if (begun === undefined) throw new Error(`Recharge ${id} is gone as soon as it was kept.`)
  await keepMoved(tx, begun, { ...begun, status, steps }, deps)
  return ok(id)
}
