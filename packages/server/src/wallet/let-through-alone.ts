import { DAY_MS, fail, isFen, isSameReviewer, sumFen, type Random, type Result } from '@diandu/core/kernel'
import {
  isPassedAlone,
  needsApproval,
  needsTwoReviewers,
  TWO_REVIEWERS_FROM_FEN,
  type ApprovalWays,
  type LetThroughAlone,
  type Reviewed,
} from '@diandu/core/wallet'
import { insertRow, upsertRow, type Database, type Queries } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'

/** Money that a reviewer is about to credit or to pay out. */
export interface AboutToPass {
  readonly by: string
  readonly userId: string
  readonly amountFen: number
}

interface Deps {
  readonly db: Database
  readonly random: Random
  readonly nowMs: number
}

/**
 * Credits or pays out, and says whether it needs two reviewers for what was let through alone within a day, in either
 * direction. What is let through alone is written down before it is done, one at a time, and taken back where it
 * came to nothing: a stop in between counts too much for a day, and never too little.
 */
export async function passedAlone<T>(
  { by, userId, amountFen }: AboutToPass,
  { db, random, nowMs }: Deps,
  pass: (needsTwo: boolean) => Promise<T>,
  isDone: (answer: T) => boolean,
): Promise<T> {
  // No sum at all, or one that needs two by itself: nothing to add up.
  if (!isFen(amountFen) || amountFen === 0 || amountFen >= TWO_REVIEWERS_FROM_FEN)
    return pass(amountFen >= TWO_REVIEWERS_FROM_FEN)
  const line = { id: idFrom(random.token()), reviewer: by.trim(), userId, amountFen, at: nowMs }
  const isAlone = await db.transaction(async (tx) => {
    // One row for all reviewers: two spellings of a name are added up one after the other too.
    await upsertRow(tx, 'lone_reviewers', { key: { reviewer: '*' }, set: { lastAt: line.at } })
    if (needsTwoReviewers(amountFen, await letThroughAlone(tx, line))) return false
    await insertRow(tx, 'let_through_alone', { id: line.id, reviewer: line.reviewer, userId, amountFen, at: line.at })
    return true
  })
  const answer = await pass(!isAlone)
  if (isAlone && !isDone(answer)) await db.change('DELETE FROM let_through_alone WHERE id = $1', [line.id])
  return answer
}

/**
 * A reviewer's move of a request for money. Where one reviewer would let it through, it counts as above; beyond the
 * sums it has to be approved by a second one.
 */
export async function reviewedAlone<Status extends string, T>(
  request: (Omit<AboutToPass, 'by'> & Reviewed<Status>) | undefined,
  { status, by }: { readonly status: Status; readonly by: string },
  ways: ApprovalWays<NoInfer<Status>>,
  deps: Deps,
  review: () => Promise<Result<T>>,
): Promise<Result<T>> {
  if (request === undefined || !isPassedAlone(request, status, ways)) return review()
  const { userId, amountFen } = request
  // A sum that is large by itself is refused by the review, after what is wrong with the move.
  const isLarge = amountFen >= TWO_REVIEWERS_FROM_FEN
  const pass = async (needsTwo: boolean) => (needsTwo && !isLarge ? fail(needsApproval()) : review())
  return passedAlone({ by, userId, amountFen }, deps, pass, ({ ok }) => ok)
}

interface Line {
  readonly reviewer: string
  readonly userId: string
  readonly amountFen: number
}

const linesOfDay = (db: Queries, at: number): Promise<readonly Line[]> =>
  db.query<Line>('SELECT reviewer, user_id, amount_fen FROM let_through_alone WHERE at > $1', [at - DAY_MS])

const sumOf = (lines: readonly Line[]): number => sumFen(lines.map(({ amountFen }) => amountFen))
const sumTo = (lines: readonly Line[], userId: string): number => sumOf(lines.filter((line) => line.userId === userId))

/** To the user by any reviewer, within a day before `at`. */
export const letThroughTo = async (
  db: Queries,
  { userId, at }: { readonly userId: string; readonly at: number },
): Promise<number> => sumTo(await linesOfDay(db, at), userId)

/** The same, and in all by every name that may be this reviewer's. */
export async function letThroughAlone(
  db: Queries,
  { reviewer, userId, at }: { readonly reviewer: string; readonly userId: string; readonly at: number },
): Promise<LetThroughAlone> {
  const lines = await linesOfDay(db, at)
  const own = lines.filter((line) => isSameReviewer(line.reviewer, reviewer))
  return { toPersonFen: sumTo(lines, userId), inAllFen: sumOf(own) }
}
