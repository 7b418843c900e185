import { insertRow, updateRow, type Queries, type Transaction } from '../../database/index.ts'
import type { SuspendedListing } from '../../selling/index.ts'

interface Suspension {
  readonly userId: string
  readonly blockedAt: number
  readonly reason: string
  readonly listings: readonly SuspendedListing[]
}

export async function insertSuspension(tx: Transaction, { listings, ...suspension }: Suspension): Promise<void> {
  await insertRow(tx, 'user_blocks', { ...suspension, listings: JSON.stringify(listings) })
}

/** The one that is in force; undefined where the account is not suspended. */
export const findSuspension = async (db: Queries, userId: string): Promise<Suspension | undefined> =>
  (
    await db.query<Suspension>(
      `SELECT user_id, blocked_at, reason, listings FROM user_blocks WHERE user_id = $1 AND lifted_at IS NULL
       ORDER BY blocked_at DESC LIMIT 1`,
      [userId],
    )
  )[0]

export async function liftSuspension(tx: Transaction, userId: string, liftedAt: number): Promise<void> {
  await updateRow(tx, 'user_blocks', { set: { liftedAt }, where: { userId, liftedAt: null } })
}
