import type { DataBox } from '../crypto/index.ts'
import { upsertRow, type Queries, type Transaction } from '../database/index.ts'

export const aboutInvoiceFile = (invoiceId: string): string => `invoice ${invoiceId}`

/** The last file that was given counts. */
export async function keepInvoiceFile(
  tx: Transaction,
  invoiceId: string,
  bytes: Uint8Array,
  box: DataBox,
  nowMs: number,
): Promise<void> {
  await upsertRow(tx, 'invoice_files', {
    key: { invoiceId },
    set: { sealed: box.seal(bytes, aboutInvoiceFile(invoiceId)), addedAt: nowMs },
  })
}

export async function openInvoiceFile(db: Queries, invoiceId: string, box: DataBox): Promise<Uint8Array | undefined> {
  const [file] = await db.query<{ sealed: Uint8Array }>('SELECT sealed FROM invoice_files WHERE invoice_id = $1', [
    invoiceId,
  ])
  return file === undefined ? undefined : box.open(file.sealed, aboutInvoiceFile(invoiceId))
}
