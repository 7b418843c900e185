import { ok, type Result } from '@diandu/core/kernel'
import { decideLateCredit, movementKnown, type HandCredit } from '@diandu/core/wallet'
import { unlessTaken, type Database, type Transaction } from '../database/index.ts'
import {
  creditRecharge,
  lockRecharge,
  noteCreditedBy,
  setOutcome,
  type RechargeRecord,
  type PostingDeps,
} from '../wallet/index.ts'

export type LateCredit = Omit<HandCredit, 'at'>

/**
 * Money that came after its recharge had failed becomes the person's by a recharge of its own, once. The payment that
 * it was meant for is left to the person.
 */
export const creditLate = (
  db: Database,
  id: string,
  credit: LateCredit,
  deps: PostingDeps,
): Promise<Result<RechargeRecord>> =>
  unlessTaken(() => db.transaction((tx) => creditLockedLate(tx, id, credit, deps)), movementKnown())

/** The same inside a transaction that does more. Throws where the movement is credited meanwhile: see `unlessTaken`. */
export async function creditLockedLate(
  tx: Transaction,
  id: string,
  credit: LateCredit,
  deps: PostingDeps,
): Promise<Result<RechargeRecord>> {
  const failed = await lockRecharge(tx, id)
  const decided = decideLateCredit(failed, { ...credit, at: deps.nowMs })
  if (!decided.ok) return decided
  const { recharge, money } = decided.value
  const { reference: bankReference, ...rest } = money
  const credited = await creditRecharge(tx, { ...rest, bankReference }, deps)
  if (!credited.ok) return credited
  if (!(await noteCreditedBy(tx, id, credited.value)))
    throw new Error(`Recharge ${id} was credited while it was locked.`)
  if (recharge.purpose !== null) await setOutcome(tx, id, 'kept')
  return ok(recharge)
}
