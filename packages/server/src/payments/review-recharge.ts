import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { moveRecharge, toRechargeStatus, type RechargeStatus, type RequestStep } from '@diandu/core/wallet'
import { unlessTaken, type Database, type Transaction } from '../database/index.ts'
import {
  lockRecharge,
  movementKnown,
  nameMovement,
  noRecharge,
  plainReference,
  type RechargeRecord,
  type PostingDeps,
} from '../wallet/index.ts'
import { settleRecharge } from './settle-recharge.ts'

/** A reviewer's move, with the bank's name for the movement where something is credited. */
export interface RechargeReview extends RequestStep<RechargeStatus> {
  readonly reference: string | null
}

/** A move along the map. By hand only a movement that the bank has a name for is credited, and none of them twice. */
export const reviewRecharge = (
  db: Database,
  id: string,
  { reference, ...step }: RechargeReview,
  deps: PostingDeps,
): Promise<Result<RechargeRecord>> =>
  unlessTaken(
    () =>
      db.transaction(async (tx) => {
        const before = await lockRecharge(tx, id)
        if (before === undefined) return fail(noRecharge())
        const moved = moveRecharge(before, step)
        const named = moved.ok ? await nameCredited(tx, moved.value, plainReference(reference ?? '')) : moved
        if (!moved.ok || !named.ok) return moved.ok && !named.ok ? named : moved
        await settleRecharge(tx, before, moved.value, deps)
        return moved
      }),
    movementKnown(),
  )

async function nameCredited(tx: Transaction, { id, status }: RechargeRecord, reference: string): Promise<Result<null>> {
  if (toRechargeStatus(status).outcome !== 'success') return ok(null)
  if (reference === '') return fail(refused('parameter-missing', '请填写银行流水号', 'reference'))
  return (await nameMovement(tx, id, reference)) ? ok(null) : fail(movementKnown())
}
