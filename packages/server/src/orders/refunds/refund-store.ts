import type { Refund } from '@diandu/core/orders'
import type { Queries, Transaction } from '../../database/index.ts'
import { announceQueue } from '../../queue-changes/index.ts'

export async function insertRefund(
  tx: Transaction,
  orderId: string,
  { reason, words, pictures, reportedAt }: Refund,
): Promise<void> {
  announceQueue(tx, 'refunds', orderId)
  await tx.change(
    `INSERT INTO refunds (order_id, place, reason, words, pictures, reported_at)
     SELECT $1, 1 + count(*), $2, $3, $4::jsonb, $5 FROM refunds WHERE order_id = $1`,
    [orderId, reason, words, JSON.stringify(pictures), reportedAt],
  )
}

export async function findLastRefund(db: Queries, orderId: string): Promise<Refund | undefined> {
  const [refund] = await db.query<Refund>(
    'SELECT reason, words, pictures, reported_at FROM refunds WHERE order_id = $1 ORDER BY place DESC LIMIT 1',
    [orderId],
  )
  return refund
}
