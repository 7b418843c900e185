import { ok, type Result } from '@diandu/core/kernel'
import { decideTransfer, movementKnown, type ArrivedTransfer } from '@diandu/core/wallet'
import { unlessTaken, type Database } from '../../database/index.ts'
import { creditRecharge } from './credit-recharge.ts'
import { ownerOfAccount } from './own-account-store.ts'
import type { PostingDeps } from '../post.ts'

interface Transfer extends Omit<ArrivedTransfer, 'at' | 'second'> {
  readonly accountNumber: string
  /** The second reviewer of a large sum. */
  readonly second?: string
}

/**
 * It is matched to its person and credited, once for each of the bank's movements. Answers whose it is, and whether it
 * was new.
 */
export async function takeTransfer(
  db: Database,
  { accountNumber, second = '', ...arrived }: Transfer,
  deps: PostingDeps,
): Promise<Result<{ readonly userId: string; readonly isNew: boolean }>> {
  const decided = decideTransfer(await ownerOfAccount(db, accountNumber), { ...arrived, second, at: deps.nowMs })
  if (!decided.ok) return decided
  const { userId, reference: bankReference, ...credit } = decided.value
  const credited = await unlessTaken(
    () => db.transaction((tx) => creditRecharge(tx, { ...credit, userId, bankReference }, deps)),
    movementKnown(),
  )
  const isKnown = !credited.ok && credited.failure.kind === 'refused' && credited.failure.field === 'reference'
  return credited.ok || isKnown ? ok({ userId, isNew: credited.ok }) : credited
}
