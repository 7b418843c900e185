import { fail, isFen, ok, refused, type Result } from '@diandu/core/kernel'
import { moveRecharge, type RechargeChannel } from '@diandu/core/wallet'
import type { Transaction } from '../database/index.ts'
import { idFrom } from '../session/index.ts'
import { keepMoved } from './move-recharge.ts'
import type { PostingParts } from './post.ts'
import { findRecharge, insertRecharge } from './recharge-store.ts'

export interface RechargeCredit {
  readonly userId: string
  readonly amountFen: number
  /** By which way the money came. */
  readonly channel: RechargeChannel
  /** Who says so, and on what grounds. */
  readonly by: string
  readonly why: string
  /** The bank's name for this movement, where it has one: it is credited once. */
  readonly bankReference?: string
}

/** Money that is known to have reached the house becomes a person's: a request, its steps and its posting, all at once. Answers the request's id. */
export async function creditRecharge(tx: Transaction, credit: RechargeCredit, parts: PostingParts): Promise<Result<string>> {
  const { userId, amountFen, channel, by, why, bankReference = null } = credit
  if (!isFen(amountFen) || amountFen === 0) return fail(refused('bad-parameter', '充值金额不正确', 'amountFen'))
  const id = idFrom(parts.random.token())
  await insertRecharge(tx, { id, userId, amountFen, channel, status: 0, askedAt: parts.nowMs, receipt: null, payment: null, purpose: null, bankReference, nextAskAt: null })
  const begun = await findRecharge(tx, id)
  if (begun === undefined) throw new Error(`Recharge ${id} is gone as soon as it was kept.`)
  const found = moveRecharge(begun, { status: 2, at: parts.nowMs, by, why })
  const credited = found.ok ? moveRecharge(found.value, { status: 3, at: parts.nowMs, by, why }) : found
  if (!credited.ok) return credited
  await keepMoved(tx, begun, credited.value, parts)
  return ok(id)
}
