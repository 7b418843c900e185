import type { Queries, Transaction } from '../../database/index.ts'

export async function findNudge(db: Queries, orderId: string): Promise<number | null> {
  const [row] = await db.query<{ nudgedAt: number }>(
    'SELECT nudged_at AS "nudgedAt" FROM order_nudges WHERE order_id = $1',
    [orderId],
  )
  return row?.nudgedAt ?? null
}

export const writeNudge = (tx: Transaction, orderId: string, nudgedAt: number): Promise<number> =>
  tx.change(
    'INSERT INTO order_nudges (order_id, nudged_at) VALUES ($1, $2) ON CONFLICT (order_id) DO UPDATE SET nudged_at = excluded.nudged_at',
    [orderId, nudgedAt],
  )
