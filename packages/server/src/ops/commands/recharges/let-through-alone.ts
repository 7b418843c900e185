import { DAY_MS, isFen } from '@diandu/core/kernel'
import { needsTwoReviewers, plainName, TWO_REVIEWERS_FROM_FEN, type LetThroughAlone } from '@diandu/core/wallet'
import type { Transaction } from '../../../database/index.ts'
import { idFrom } from '../../../ids/index.ts'
import type { OpsDeps } from '../../ops-deps.ts'

/** Something that a reviewer is about to let through. */
export interface AboutToPass {
  readonly by: string
  readonly userId: string
  readonly amountFen: number
}

/**
 * Lets something through, and tells whether it needs two for what the same hand let through alone within a day. What is
 * let through alone is written down before it is done, one at a time for a reviewer, and taken back where it came to
 * nothing: a stop in between counts too much for a day, and never too little.
 */
export async function passedAlone<T>(
  { by, userId, amountFen }: AboutToPass,
  { db, clock, random }: Pick<OpsDeps, 'db' | 'clock' | 'random'>,
  pass: (needsTwo: boolean) => Promise<T>,
  isDone: (answer: T) => boolean,
): Promise<T> {
  // No sum at all, or one that needs two by itself: nothing to add up.
  if (!isFen(amountFen) || amountFen === 0 || amountFen >= TWO_REVIEWERS_FROM_FEN) return pass(false)
  const line = { id: idFrom(random.token()), reviewer: plainName(by), userId, amountFen, at: clock.now() }
  const isAlone = await db.transaction(async (tx) => {
    await tx.change(
      'INSERT INTO lone_reviewers (reviewer, last_at) VALUES ($1, $2) ON CONFLICT (reviewer) DO UPDATE SET last_at = excluded.last_at',
      [line.reviewer, line.at],
    )
    if (needsTwoReviewers(amountFen, await letThroughAlone(tx, line))) return false
    await tx.change(
      'INSERT INTO let_through_alone (id, reviewer, user_id, amount_fen, at) VALUES ($1, $2, $3, $4, $5)',
      [line.id, line.reviewer, userId, amountFen, line.at],
    )
    return true
  })
  const answer = await pass(!isAlone)
  if (isAlone && !isDone(answer)) await db.change('DELETE FROM let_through_alone WHERE id = $1', [line.id])
  return answer
}

async function letThroughAlone(
  tx: Transaction,
  { reviewer, userId, at }: { readonly reviewer: string; readonly userId: string; readonly at: number },
): Promise<LetThroughAlone> {
  const [sums] = await tx.query<LetThroughAlone>(
    `SELECT coalesce(sum(amount_fen) FILTER (WHERE user_id = $2), 0)::bigint AS "toPersonFen", coalesce(sum(amount_fen), 0)::bigint AS "inAllFen"
     FROM let_through_alone WHERE reviewer = $1 AND at > $3`,
    [reviewer, userId, at - DAY_MS],
  )
  return sums ?? { toPersonFen: 0, inAllFen: 0 }
}
