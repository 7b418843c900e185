import { fail, ok, refused, type Random, type Result } from '@diandu/core/kernel'
import { applyPosting, type Posting } from '@diandu/core/wallet'
import type { Transaction } from '../database/index.ts'
import { lockAccounts, moveBalances, type BalanceMove } from './account-store.ts'

export interface PostingParts {
  readonly random: Random
  readonly nowMs: number
}

/**
 * Moves money, the only way there is. Refused with `balance-short` where somebody has too little; a posting that does not
 * balance is a bug and throws. Take every other lock before: the accounts come last.
 */
export async function post(tx: Transaction, posting: Posting, parts: PostingParts): Promise<Result<void>> {
  const before = await lockAccounts(tx, posting.lines.map(({ account }) => account))
  const applied = applyPosting(before, posting)
  if (!applied.ok) {
    if (applied.failure.fault !== 'short') throw new Error(`A ${posting.kind} posting of ${posting.subject} is ${applied.failure.fault}.`)
    return fail(refused('balance-short', '可用余额不足，请先充值'))
  }
  await move(tx, [...applied.value].map(([account, balanceFen]) => ({ account, byFen: balanceFen - (before.get(account) ?? 0) })))
  await record(tx, posting, parts)
  return ok(undefined)
}

/** Several movements of one thing that happened. All accounts are locked first, so that nobody waits for one in the middle. */
export async function postAll(tx: Transaction, postings: readonly Posting[], parts: PostingParts): Promise<Result<void>> {
  if (postings.length > 1) await lockAccounts(tx, postings.flatMap(({ lines }) => lines.map(({ account }) => account)))
  for (const posting of postings) {
    const posted = await post(tx, posting, parts)
    if (!posted.ok) return posted
  }
  return ok(undefined)
}

async function move(tx: Transaction, moves: readonly BalanceMove[]): Promise<void> {
  const real = moves.filter(({ byFen }) => byFen !== 0)
  if ((await moveBalances(tx, real)) !== real.length) throw new Error(`One of ${real.map(({ account }) => account).join(', ')} changed while it was locked.`)
}

async function record(tx: Transaction, posting: Posting, { random, nowMs }: PostingParts): Promise<void> {
  const id = random.token()
  await tx.change(
    `WITH posted AS (INSERT INTO postings (id, kind, subject, posted_at) VALUES ($1, $2, $3, $4) RETURNING id)
     INSERT INTO entries (posting_id, line, account_id, amount_fen)
     SELECT posted.id, line, account_id, amount_fen FROM posted, unnest($5::text[], $6::int8[]) WITH ORDINALITY AS lines (account_id, amount_fen, line)`,
    [id, posting.kind, posting.subject, nowMs, posting.lines.map(({ account }) => account), posting.lines.map(({ amountFen }) => amountFen)],
  )
}
