import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { unlessTaken, type Database } from '../../database/index.ts'
import { movementKnown, plainReference } from './bank-reference.ts'
import { creditRecharge } from './credit-recharge.ts'
import { ownerOfAccount } from './own-account-store.ts'
import type { PostingDeps } from '../post.ts'

/** Money that the bank saw arrive on an account that was made for one user. */
export interface ArrivedTransfer {
  readonly accountNumber: string
  readonly amountFen: number
  readonly reference: string
  readonly by: string
  /** The second reviewer of a large sum. */
  readonly second?: string
  /** What was let through alone before it leaves no room. */
  readonly needsTwo?: boolean
}

/**
 * It is matched to its person and credited, once for each of the bank's movements. Answers whose it is, and whether it
 * was new.
 */
export async function takeTransfer(
  db: Database,
  { accountNumber, amountFen, reference: given, by, second = '', needsTwo = false }: ArrivedTransfer,
  deps: PostingDeps,
): Promise<Result<{ readonly userId: string; readonly isNew: boolean }>> {
  const userId = await ownerOfAccount(db, accountNumber)
  if (userId === undefined) return fail(refused('not-found', '没有这个收款账号', 'account'))
  const reference = plainReference(given)
  const credit = {
    userId,
    amountFen,
    channel: 'transfer',
    by,
    second,
    needsTwo,
    why: `银行流水 ${reference}`,
    bankReference: reference,
  } as const
  const credited = await unlessTaken(() => db.transaction((tx) => creditRecharge(tx, credit, deps)), movementKnown())
  const isKnown = !credited.ok && credited.failure.kind === 'refused' && credited.failure.field === 'reference'
  return credited.ok || isKnown ? ok({ userId, isNew: credited.ok }) : credited
}
