import { ok, type Result } from '@diandu/core/kernel'
import {
  decideRechargeReview,
  movementKnown,
  plainReference,
  type RechargeStatus,
  type RequestStep,
} from '@diandu/core/wallet'
import { unlessTaken, type Database, type Transaction } from '../database/index.ts'
import { isMovementKnown, lockRecharge, nameMovement, type RechargeRecord, type PostingDeps } from '../wallet/index.ts'
import { settleRecharge } from './settle-recharge.ts'

/** A reviewer's move, with the bank's name for the movement where something is credited. */
export interface RechargeReview extends RequestStep<RechargeStatus> {
  readonly reference: string | null
}

/** A move along the map. By hand only a movement that the bank has a name for is credited, and none of them twice. */
export const reviewRecharge = (
  db: Database,
  id: string,
  review: RechargeReview,
  deps: PostingDeps,
): Promise<Result<RechargeRecord>> =>
  unlessTaken(() => db.transaction((tx) => reviewLockedRecharge(tx, id, review, deps)), movementKnown())

/** The same inside a transaction that does more. Throws where the movement is credited meanwhile: see `unlessTaken`. */
export async function reviewLockedRecharge(
  tx: Transaction,
  id: string,
  { reference: given, ...step }: RechargeReview,
  deps: PostingDeps,
): Promise<Result<RechargeRecord>> {
  const recharge = await lockRecharge(tx, id)
  const reference = plainReference(given ?? '')
  const facts = { recharge, reference, isMovementKnown: await isMovementKnown(tx, id, reference) }
  const decided = decideRechargeReview(facts, step)
  if (!decided.ok) return decided
  const { before, after, credited } = decided.value
  if (credited !== null) await nameMovement(tx, id, credited)
  await settleRecharge(tx, before, after, deps)
  return ok(after)
}
