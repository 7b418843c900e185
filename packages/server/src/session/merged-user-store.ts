import { insertRow, updateRow, type Queries, type Transaction } from '../database/index.ts'
import { usernameKey, type User } from './user-store.ts'

/** An account that became another one, and where its user logs in now. */
export interface MergedUser extends User {
  readonly intoId: string
  /** Empty where that account has none any more. */
  readonly intoMobile: string
}

/** By the mobile or the name that it had. */
export async function findMergedUser(db: Queries, name: string): Promise<MergedUser | undefined> {
  const rows = await db.query<MergedUser>(
    `SELECT u.id, u.username, coalesce(m.mobile, '') AS mobile, u.password_hash, m.into_id,
            coalesce(t.mobile, '') AS into_mobile
     FROM account_merges m JOIN users u ON u.id = m.user_id JOIN users t ON t.id = m.into_id
     WHERE m.user_id IN (SELECT id FROM users WHERE username_key = $2 UNION SELECT user_id FROM account_merges WHERE mobile = $1)
     ORDER BY m.merged_at DESC LIMIT 1`,
    [name, usernameKey(name)],
  )
  return rows[0]
}

/** Where the money of an account belongs: its own, or the one it was merged into. */
export const presentUser = async (db: Queries, userId: string): Promise<string> =>
  (await db.query<{ intoId: string }>('SELECT into_id FROM account_merges WHERE user_id = $1', [userId]))[0]?.intoId ??
  userId

/** Closed for good; what was merged into it before is merged into the other one. Its password proves whose it was. */
export async function mergeUser(tx: Transaction, user: User, intoId: string, mergedAt: number): Promise<void> {
  await updateRow(tx, 'account_merges', { set: { intoId }, where: { intoId: user.id } })
  await insertRow(tx, 'account_merges', { userId: user.id, intoId, mobile: user.mobile || null, mergedAt })
  await updateRow(tx, 'users', {
    set: { closedAt: mergedAt, mobile: null, paymentPasswordHash: null },
    where: { id: user.id },
  })
}
