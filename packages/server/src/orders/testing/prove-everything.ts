import { checklistItems, type HandoverEntry } from '@diandu/core/orders'
import type { Database } from '../../database/index.ts'
import { addHandoverEntry, findHandover } from '../handovers/handover-store.ts'
import { findOrder } from '../order-store.ts'

/** As if the seller of an order had marked all of its checklist with proofs; what is marked already stays. */
export async function proveEverything(db: Database, orderId: string): Promise<void> {
  const [order, record] = [await findOrder(db, orderId), await findHandover(db, orderId)]
  if (order === undefined || record === undefined || record.entries.length > 0) return
  const proofs = [{ file: 'a-proof', digest: '0'.repeat(64) }]
  const marks = checklistItems(record.checklist, order.shop).map(({ item }): HandoverEntry => ({
    item,
    act: 'marked',
    words: '',
    proofs,
    at: order.placedAt,
  }))
  await db.transaction(async (tx) => {
    for (const mark of marks) await addHandoverEntry(tx, orderId, mark)
  })
}
