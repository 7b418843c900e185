import { readFile } from 'node:fs/promises'
import { isPdf } from '@diandu/core/input'
import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import { INVOICE_STATUSES, type Invoice } from '@diandu/core/wallet'
import { createDataBox } from '../../../crypto/index.ts'
import { findInvoice, moveInvoice } from '../../../bills/index.ts'
import { defineCommand } from '../../define-command.ts'
import { STATES } from '../../help-notes.ts'
import { noteRefusal } from '../../note-refusal.ts'
import { done, notDone } from '../../ops-deps.ts'
import { byAsTyped, ifTyped, oneId, optional, toStatus, whyAsTyped } from '../../parameters.ts'
import { nextStatesText } from '../../texts/state-texts.ts'
import { yuan } from '../../texts/value-texts.ts'

const MAX_BYTES = 5 * 1024 * 1024

/** Moves an invoice, with the tax office's file where one is named. */
export const invoicesMove = defineCommand({
  name: 'invoices move',
  meaning: 'moves an invoice along its map; the person reads why. Without a file a specimen is printed',
  notes: [STATES.invoice],
  parameters: {
    id: oneId,
    to: toStatus(INVOICE_STATUSES),
    by: byAsTyped,
    why: whyAsTyped,
    file: optional('FILE', 'the tax office’s file, a PDF of at most 5 MB', ifTyped),
  },
  examples: [
    'invoices move ID --to processing --by "Li Na" --why "documents complete"',
    'invoices move ID --to completed --by "Li Na" --why "made out" --file invoice.pdf',
  ],
  async run({ id, to: status, by, why, file: path }, deps) {
    const { db, clock, dataKey } = deps
    const word = { name: 'invoices move', about: id, by }
    const file = path === null ? ok(null) : await readPdf(path)
    if (!file.ok) {
      await noteRefusal(word, fail(refused('bad-parameter', file.failure, 'file')), deps)
      return notDone(file.failure)
    }
    const move = { id, status, by, why, at: clock.now(), file: file.value }
    const moved = await moveInvoice(db, move, createDataBox(dataKey))
    await noteRefusal(word, moved, deps)
    if (!moved.ok) return notDone(refusalText(moved.failure, await findInvoice(db, id)))
    return done(`The invoice over ${yuan(moved.value.amountFen)} yuan is now ${status}.`)
  },
})

function refusalText(failure: Failure, invoice: Pick<Invoice, 'status'> | undefined): string {
  if (failure.kind !== 'refused') return failure.kind
  if (failure.reason === 'not-found') return 'There is nothing with this id.'
  return failure.field === 'status' && invoice !== undefined
    ? nextStatesText(invoice.status, INVOICE_STATUSES.nextOf(invoice.status))
    : failure.message
}

async function readPdf(path: string): Promise<Result<Uint8Array, string>> {
  try {
    const bytes = await readFile(path)
    if (bytes.length > MAX_BYTES) return fail(`${path} is larger than 5 MB.`)
    return isPdf(bytes) ? ok(bytes) : fail(`${path} is no PDF.`)
  } catch {
    return fail(`${path} cannot be read where the database is.`)
  }
}
