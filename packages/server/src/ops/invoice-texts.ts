import { readFile } from 'node:fs/promises'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { toInvoiceStatus } from '@diandu/core/wallet'
import { createDataBox } from '../account/index.ts'
import { moveInvoice } from '../bills/index.ts'
import { statusText, yuan } from './money-texts.ts'
import { noteRefusal } from './note-refusal.ts'
import type { OpsParts } from './ops-parts.ts'
import type { BillCommand } from './parse-bill-command.ts'

const MOST_BYTES = 5 * 1024 * 1024

/** Moves an invoice, with the tax office's file where one is named. */
export async function moveInvoiceText(
  { id, status, by, why, file: path }: Extract<BillCommand, { readonly name: 'invoices move' }>,
  parts: OpsParts,
): Promise<Result<string, string>> {
  const { db, clock, dataKey } = parts
  const word = { name: 'invoices move', about: id, by }
  const file = path === null ? ok(null) : await readPdf(path)
  if (!file.ok) {
    await noteRefusal(word, fail(refused('bad-parameter', file.failure, 'file')), parts)
    return file
  }
  const moved = await moveInvoice(db, { id, status, by, why, at: clock.now(), file: file.value }, createDataBox(dataKey))
  await noteRefusal(word, moved, parts)
  if (moved.ok) return ok(`The invoice over ${yuan(moved.value.amountFen)} yuan is now ${statusText(status, toInvoiceStatus)}.`)
  if (moved.failure.kind !== 'refused') return fail(moved.failure.kind)
  if (moved.failure.reason === 'not-found') return fail('There is nothing with this id.')
  return fail(moved.failure.field === 'status' ? 'It cannot go there from where it is; "invoices show" says where it is.' : moved.failure.message)
}

async function readPdf(path: string): Promise<Result<Uint8Array, string>> {
  try {
    const bytes = await readFile(path)
    if (bytes.length > MOST_BYTES) return fail(`${path} is larger than 5 MB.`)
    return bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? ok(bytes) : fail(`${path} is no PDF.`)
  } catch {
    return fail(`${path} cannot be read where the database is.`)
  }
}
