import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { TWO_REVIEWERS_FROM_FEN } from '@diandu/core/wallet'
import { unlessTaken, type Database, type Transaction } from '../database/index.ts'
import {
  creditRecharge,
  lockRecharge,
  movementKnown,
  noRecharge,
  noteCreditedBy,
  plainReference,
  setOutcome,
  type RechargeRecord,
  type PostingDeps,
} from '../wallet/index.ts'

export interface LateCredit {
  readonly by: string
  readonly why: string
  /** The second reviewer of a large sum, and the bank's name for the movement. */
  readonly second: string | null
  readonly reference: string | null
  /** What was let through alone before it leaves no room. */
  readonly needsTwo?: boolean
}

/**
 * What came after its recharge had failed becomes the person's by a recharge of its own, once; what it was to pay, the
 * person pays.
 */
export const creditLate = (
  db: Database,
  id: string,
  credit: LateCredit,
  deps: PostingDeps,
): Promise<Result<RechargeRecord>> =>
  unlessTaken(() => db.transaction((tx) => creditOnce(tx, id, credit, deps)), movementKnown())

async function creditOnce(
  tx: Transaction,
  id: string,
  { by, why, second, reference, needsTwo = false }: LateCredit,
  deps: PostingDeps,
): Promise<Result<RechargeRecord>> {
  const failed = await lockRecharge(tx, id)
  if (failed === undefined) return fail(noRecharge())
  const { userId, channel, amountFen, paidLateAt, creditedBy, purpose } = failed
  if (paidLateAt === null || creditedBy !== null)
    return fail(refused('bad-parameter', '没有迟到的款项可入账', 'status'))
  const hands = { by, second: second ?? '', needsTwo, why: `${why} (${id})` }
  const named = plainReference(reference ?? '')
  // A large sum needs a name that the bank knows; for any other, this one keeps it from being credited twice.
  const bankReference = named !== '' || needsTwo || amountFen >= TWO_REVIEWERS_FROM_FEN ? named : `late ${id}`
  const credited = await creditRecharge(tx, { userId, amountFen, channel, ...hands, bankReference }, deps)
  if (!credited.ok) return credited
  if (!(await noteCreditedBy(tx, id, credited.value)))
    throw new Error(`Recharge ${id} was credited while it was locked.`)
  if (purpose !== null) await setOutcome(tx, id, 'kept')
  return ok(failed)
}
