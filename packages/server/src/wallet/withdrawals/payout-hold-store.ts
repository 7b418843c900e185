import { withdrawCodesWith, type PayoutHold } from '@diandu/core/wallet'
import { insertIfAbsent, updateRow, type Queries, type Transaction } from '../../database/index.ts'
import { announceQueue } from '../../queue-changes/index.ts'

/** As reviewers read it. */
export interface StoredHold extends PayoutHold {
  /** The reason of the report, by its name. */
  readonly reason: string
  readonly userId: string
  readonly username: string
  readonly reportId: string
  readonly shopId: string
  readonly heldBy: string
}

/** Whether money of a user must stay: after a report, or because the account is suspended. */
export async function isHeld(db: Queries, userId: string): Promise<boolean> {
  const holds = await db.query(
    `SELECT 1 FROM payout_holds WHERE user_id = $1 AND released_at IS NULL
     UNION ALL SELECT 1 FROM users WHERE id = $1 AND blocked_at IS NOT NULL LIMIT 1`,
    [userId],
  )
  return holds.length > 0
}

const HELD = `SELECT h.user_id, coalesce(u.username, '?') AS username, h.report_id, h.shop_id,
    h.shop_title, h.reason, h.held_at, h.held_by
  FROM payout_holds h LEFT JOIN users u ON u.id = h.user_id WHERE h.released_at IS NULL`

/** Those that no reviewer has released, the longest first. */
export const listHolds = (db: Queries, max: number): Promise<readonly StoredHold[]> =>
  db.query<StoredHold>(`${HELD} ORDER BY h.held_at, h.report_id LIMIT $1`, [max])

/** The same of one user. */
export const holdsOf = (db: Queries, userId: string): Promise<readonly StoredHold[]> =>
  db.query<StoredHold>(`${HELD} AND h.user_id = $1 ORDER BY h.held_at, h.report_id`, [userId])

/** What a user has asked to be paid out and was not yet. */
export async function askedOut(
  db: Queries,
  userId: string,
): Promise<{ readonly count: number; readonly amountFen: number }> {
  const [row] = await db.query<{ count: number; amountFen: number }>(
    `SELECT count(*)::int8 AS count, coalesce(sum(amount_fen), 0)::int8 AS amount_fen FROM withdrawals
     WHERE user_id = $1 AND status NOT IN (${withdrawCodesWith('success', 'failure')})`,
    [userId],
  )
  return row ?? { count: 0, amountFen: 0 }
}

export const insertHold = async (
  tx: Transaction,
  { userId, reportId, shopId, shopTitle, reason, heldAt, heldBy }: Omit<StoredHold, 'username'>,
): Promise<void> => {
  announceQueue(tx, 'holds', userId)
  await insertIfAbsent(tx, 'payout_holds', { userId, reportId, shopId, shopTitle, reason, heldAt, heldBy })
}

/** All of a user's at once; false where there is none. */
export async function releaseHolds(
  tx: Transaction,
  userId: string,
  { by, why, at }: { readonly by: string; readonly why: string; readonly at: number },
): Promise<boolean> {
  announceQueue(tx, 'holds', userId)
  return updateRow(tx, 'payout_holds', {
    set: { releasedAt: at, releasedBy: by, releasedWhy: why },
    where: { userId, releasedAt: null },
  })
}
