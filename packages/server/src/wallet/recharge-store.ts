import type { Queries, Transaction } from '../database/index.ts'

/** The house's code for a recharge whose money has arrived (spec §4). */
const CREDITED = 3
const PENDING_REVIEW = 0

export interface Recharge {
  readonly id: string
  readonly userId: string
  readonly username: string
  readonly amountFen: number
  readonly status: number
  readonly channel: string
  readonly createdAt: number
  readonly reviewedBy: string | null
  readonly reviewedAt: number | null
  readonly note: string | null
}

export interface RechargeRequest {
  readonly id: string
  readonly userId: string
  readonly amountFen: number
  readonly channel: string
}

export async function insertRecharge(tx: Transaction, { id, userId, amountFen, channel }: RechargeRequest, nowMs: number): Promise<void> {
  await tx.change('INSERT INTO recharges (id, user_id, amount_fen, status, channel, created_at) VALUES ($1, $2, $3, $4, $5, $6)', [
    id,
    userId,
    amountFen,
    PENDING_REVIEW,
    channel,
    nowMs,
  ])
}

/** True for the one reviewer who moved it. */
export async function markCredited(tx: Transaction, id: string, review: { readonly by: string; readonly why: string }, nowMs: number): Promise<boolean> {
  const moved = await tx.change('UPDATE recharges SET status = $3, reviewed_by = $4, reviewed_at = $5, review_note = $6 WHERE id = $1 AND status = $2', [
    id,
    PENDING_REVIEW,
    CREDITED,
    review.by,
    nowMs,
    review.why,
  ])
  return moved === 1
}

export function listRecharges(db: Queries, most: number): Promise<readonly Recharge[]> {
  return db.query<Recharge>(
    `SELECT r.id, r.user_id AS "userId", coalesce(u.username, '?') AS username, r.amount_fen AS "amountFen", r.status, r.channel,
            r.created_at AS "createdAt", r.reviewed_by AS "reviewedBy", r.reviewed_at AS "reviewedAt", r.review_note AS note
     FROM recharges r LEFT JOIN users u ON u.id = r.user_id ORDER BY r.created_at DESC, r.id DESC LIMIT $1`,
    [most],
  )
}
