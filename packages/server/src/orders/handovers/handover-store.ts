import { isKnownEntry, type HandoverEntry, type HandoverRecord } from '@diandu/core/orders'
import { insertIfAbsent, type Queries, type Transaction } from '../../database/index.ts'
import { checklistOf } from './checklist-content.ts'

/** The checklist that stays the order's own, whatever is published later. */
export const beginHandover = async (tx: Transaction, orderId: string, version: string): Promise<void> =>
  void (await insertIfAbsent(tx, 'order_handovers', { orderId, version }))

/** Undefined for an order that was placed before there were checklists. */
export async function findHandover(db: Queries, orderId: string): Promise<HandoverRecord | undefined> {
  const [row] = await db.query<{ version: string }>('SELECT version FROM order_handovers WHERE order_id = $1', [
    orderId,
  ])
  if (row === undefined) return undefined
  const entries = await db.query<HandoverEntry>(
    'SELECT item, act, words, proofs, at FROM handover_entries WHERE order_id = $1 ORDER BY place',
    [orderId],
  )
  return { checklist: await checklistOf(db, row.version), entries: entries.filter(isKnownEntry) }
}

/** The order is locked by now: places follow one another. */
export async function addHandoverEntry(
  tx: Transaction,
  orderId: string,
  { item, act, words, proofs, at }: HandoverEntry,
): Promise<void> {
  await tx.change(
    `INSERT INTO handover_entries (order_id, place, item, act, words, proofs, at)
     SELECT $1, 1 + count(*), $2, $3, $4, $5::jsonb, $6 FROM handover_entries WHERE order_id = $1`,
    [orderId, item, act, words, JSON.stringify(proofs), at],
  )
}
