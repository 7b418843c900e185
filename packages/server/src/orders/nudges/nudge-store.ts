import { upsertRow, type Queries, type Transaction } from '../../database/index.ts'

export async function findNudge(db: Queries, orderId: string): Promise<number | null> {
  const [row] = await db.query<{ nudgedAt: number }>('SELECT nudged_at FROM order_nudges WHERE order_id = $1', [
    orderId,
  ])
  return row?.nudgedAt ?? null
}

export const writeNudge = (tx: Transaction, orderId: string, nudgedAt: number): Promise<void> =>
  upsertRow(tx, 'order_nudges', { key: { orderId }, set: { nudgedAt } })
