import { fail, ok, refused, type Random, type Result } from '@diandu/core/kernel'
import { applyPosting, type Posting } from '@diandu/core/wallet'
import type { Transaction } from '../database/index.ts'
import { lockAccounts, writePosting } from './account-store.ts'

export interface PostingDeps {
  readonly random: Random
  readonly nowMs: number
}

/**
 * Moves money, the only way there is: several movements of one thing that happened, or one. Refused with
 * `balance-short` where an account has too little; a posting that does not balance is a bug and throws. Take every
 * other lock before: the accounts come last, all at once, so that no transaction waits for one in the middle.
 */
export async function postAll(
  tx: Transaction,
  postings: readonly Posting[],
  { random, nowMs }: PostingDeps,
): Promise<Result<void>> {
  if (postings.length === 0) return ok(undefined)
  let balances = await lockAccounts(
    tx,
    postings.flatMap(({ lines }) => lines.map(({ account }) => account)),
  )
  for (const posting of postings) {
    const applied = applyPosting(balances, posting)
    if (!applied.ok) {
      if (applied.failure.fault !== 'short')
        throw new Error(`A ${posting.kind} posting of ${posting.subject} is ${applied.failure.fault}.`)
      return fail(refused('balance-short', '可用余额不足，请先充值'))
    }
    const moves = [...applied.value]
      .map(([account, balanceFen]) => ({ account, byFen: balanceFen - (balances.get(account) ?? 0) }))
      .filter(({ byFen }) => byFen !== 0)
    const isDone = await writePosting(tx, posting, moves, { id: random.token(), at: nowMs })
    if (!isDone)
      throw new Error(`One of ${moves.map(({ account }) => account).join(', ')} changed while it was locked.`)
    balances = applied.value
  }
  return ok(undefined)
}

export const post = (tx: Transaction, posting: Posting, deps: PostingDeps): Promise<Result<void>> =>
  postAll(tx, [posting], deps)
