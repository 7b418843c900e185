import { fail, isFen, ok, refused, type Result } from '@diandu/core/kernel'
import { rechargePosting } from '@diandu/core/wallet'
import type { Transaction } from '../database/index.ts'
import { post, type PostingParts } from './post.ts'
import { insertRecharge, markCredited } from './recharge-store.ts'

export interface RechargeCredit {
  readonly userId: string
  readonly amountFen: number
  /** By which way the money came. */
  readonly channel: string
  /** Who says so, and on what grounds. */
  readonly by: string
  readonly why: string
}

/** Money that reached the house becomes a person's: a request, its review and its posting, all at once. Answers the request's id. */
export async function creditRecharge(tx: Transaction, credit: RechargeCredit, parts: PostingParts): Promise<Result<string>> {
  const { userId, amountFen, channel, by, why } = credit
  if (!isFen(amountFen) || amountFen === 0) return fail(refused('bad-parameter', '充值金额不正确', 'amountFen'))
  const id = parts.random.token().slice(0, 20)
  await insertRecharge(tx, { id, userId, amountFen, channel }, parts.nowMs)
  if (!(await markCredited(tx, id, { by, why }, parts.nowMs))) throw new Error(`Recharge ${id} was moved by somebody else in its own transaction.`)
  const posted = await post(tx, rechargePosting(userId, amountFen, id), parts)
  return posted.ok ? ok(id) : posted
}
