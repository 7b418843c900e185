import type { Queries } from '../../database/index.ts'

/** Whether money of a user must stay. */
export async function isHeld(db: Queries, userId: string): Promise<boolean> {
  return (
    (await db.query('SELECT 1 FROM payout_holds WHERE user_id = $1 AND released_at IS NULL LIMIT 1', [userId])).length >
    0
  )
}
