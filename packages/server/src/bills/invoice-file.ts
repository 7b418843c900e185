import type { DataBox } from '../crypto/index.ts'
import type { Queries, Transaction } from '../database/index.ts'

export const aboutInvoiceFile = (invoiceId: string): string => `invoice ${invoiceId}`

/** The last file that was given counts. */
export async function keepInvoiceFile(
  tx: Transaction,
  invoiceId: string,
  bytes: Uint8Array,
  box: DataBox,
  nowMs: number,
): Promise<void> {
  await tx.change(
    `INSERT INTO invoice_files (invoice_id, sealed, added_at) VALUES ($1, $2, $3)
     ON CONFLICT (invoice_id) DO UPDATE SET sealed = excluded.sealed, added_at = excluded.added_at`,
    [invoiceId, box.seal(bytes, aboutInvoiceFile(invoiceId)), nowMs],
  )
}

export async function openInvoiceFile(db: Queries, invoiceId: string, box: DataBox): Promise<Uint8Array | undefined> {
  const [file] = await db.query<{ sealed: Uint8Array }>('SELECT sealed FROM invoice_files WHERE invoice_id = $1', [
    invoiceId,
  ])
  return file === undefined ? undefined : box.open(file.sealed, aboutInvoiceFile(invoiceId))
}
