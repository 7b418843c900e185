import type { Queries, Transaction } from '../../database/index.ts'
import { rechargeCodesWith } from '@diandu/core/wallet'

/** Other recharges with the same picture as their receipt, the newest first. */
export const sameReceipts = (
  db: Queries,
  id: string,
): Promise<readonly { readonly id: string; readonly status: number }[]> =>
  db.query(
    `SELECT o.id, o.status FROM recharges r JOIN pictures p ON p.id = r.receipt_picture JOIN pictures q ON q.content_hash = p.content_hash
       JOIN recharges o ON o.receipt_picture = q.id WHERE r.id = $1 AND o.id <> r.id ORDER BY o.created_at DESC, o.id`,
    [id],
  )

/**
 * Whether a transfer that waits or was credited has this very picture as its receipt. Until the transaction ends no
 * other takes it.
 */
export async function isReceiptUsed(tx: Transaction, picture: string): Promise<boolean> {
  const [locked] = await tx.query<{ hash: string }>(
    'SELECT content_hash AS hash FROM picture_bytes WHERE content_hash = (SELECT content_hash FROM pictures WHERE id = $1) FOR UPDATE',
    [picture],
  )
  if (locked === undefined) return false
  return (
    (
      await tx.query(
        `SELECT 1 FROM recharges WHERE receipt_hash = $1 AND status NOT IN (${rechargeCodesWith('failure')})`,
        [locked.hash],
      )
    ).length > 0
  )
}
