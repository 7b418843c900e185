import { fail, ok, type Result } from '@diandu/core/kernel'
import {
  decideInvoiceReview,
  invoiceMessages,
  noInvoice,
  toInvoiceStatus,
  type InvoiceStatus,
  type RequestStep,
} from '@diandu/core/wallet'
import type { DataBox } from '../crypto/index.ts'
import type { Database, Transaction } from '../database/index.ts'
import { writeMessages } from '../inbox/index.ts'
import { renderInvoice } from './render-invoice.ts'
import { keepInvoiceFile } from './invoice-file-store.ts'
import { findInvoice, writeInvoiceStep, type InvoiceRecord } from './invoice-store.ts'

/** A file is made at these steps where none was given. */
const MADE_AT: ReadonlySet<InvoiceStatus> = new Set(['to-mail', 'completed'])

export interface InvoiceMove extends RequestStep<InvoiceStatus> {
  readonly id: string
  /** The invoice as the tax office's program gave it. */
  readonly file: Uint8Array | null
}

/**
 * Moves an invoice along an edge of its map, with who and why. Where the invoice is made and no file comes with it, the
 * platform prints a specimen, which says that it is one.
 */
export async function moveInvoice(
  db: Database,
  { id, file, ...step }: InvoiceMove,
  box: DataBox,
): Promise<Result<InvoiceRecord>> {
  const seen = await findInvoice(db, id)
  if (seen === undefined) return fail(noInvoice())
  // Rendered before anything is locked: it takes a while.
  const made = file ?? (MADE_AT.has(step.status) && !seen.hasFile ? await renderInvoice(seen, step.at) : null)
  return db.transaction((tx) => moveLockedInvoice(tx, { id, file: made, ...step }, box))
}

/** The same inside a transaction that does more, and without a specimen. */
export async function moveLockedInvoice(
  tx: Transaction,
  { id, file, ...step }: InvoiceMove,
  box: DataBox,
): Promise<Result<InvoiceRecord>> {
  const invoice = await lockInvoice(tx, id)
  const next = decideInvoiceReview(invoice, step)
  if (!next.ok) return next
  if (
    invoice === undefined ||
    !(await writeInvoiceStep(tx, invoice, step, toInvoiceStatus(step.status).outcome === 'failure'))
  )
    throw new Error(`Invoice ${id} changed while it was locked.`)
  if (file !== null) await keepInvoiceFile(tx, id, file, box, step.at)
  await writeMessages(tx, invoiceMessages(next.value))
  return ok(next.value)
}

/** Kept from others until the transaction ends. */
export async function lockInvoice(tx: Transaction, id: string): Promise<InvoiceRecord | undefined> {
  await tx.query('SELECT 1 FROM invoices WHERE id = $1 FOR UPDATE', [id])
  return findInvoice(tx, id)
}
