import type { DataBox } from '../../crypto/index.ts'
import type { Queries } from '../../database/index.ts'
import { findHandover, findOrder } from '../../orders/index.ts'
import { renderPdf } from '../../pdf/index.ts'
import { findContractOfOrder } from '../contract-store.ts'
import { lastDigest } from '../pdf/contract-pdf-store.ts'
import { appendixContent } from './appendix-content.ts'

/** The appendix of an order as a document; undefined where it has no checklist. */
export async function readAppendix(db: Queries, box: DataBox, orderId: string): Promise<Uint8Array | undefined> {
  const [order, record] = [await findOrder(db, orderId), await findHandover(db, orderId)]
  if (order === undefined || record === undefined) return undefined
  const contract = await findContractOfOrder(db, box, order.id)
  const named = contract && { number: contract.number, digest: await lastDigest(db, contract.id) }
  return renderPdf(appendixContent({ order, record, contract: named }))
}
