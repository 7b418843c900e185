import { readFile } from 'node:fs/promises'
import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import { INVOICE_STATUSES, toInvoiceStatus } from '@diandu/core/wallet'
import { createDataBox } from '../../../crypto/index.ts'
import { moveInvoice } from '../../../bills/index.ts'
import { defineCommand } from '../../define-command.ts'
import { STATES } from '../../help-notes.ts'
import { noteRefusal } from '../../note-refusal.ts'
import { done, notDone } from '../../ops-deps.ts'
import { byAsTyped, ifTyped, oneId, optional, required, whyAsTyped } from '../../parameters.ts'
import { statusText, yuan } from '../../texts/value-texts.ts'

const MAX_BYTES = 5 * 1024 * 1024

/** Moves an invoice, with the tax office's file where one is named. */
export const invoicesMove = defineCommand({
  name: 'invoices move',
  meaning: 'moves an invoice along its map; the person reads why. Without a file a specimen is printed',
  notes: [STATES.invoice],
  parameters: {
    id: oneId,
    to: required('STATUS', 'the status that it moves to', (text) => {
      const status = INVOICE_STATUSES.statusOf(Number(text))
      return status === undefined
        ? fail('--to is a status, a number from 1 to 9; "help" says what they mean.')
        : ok(status)
    }),
    by: byAsTyped,
    why: whyAsTyped,
    file: optional('FILE', 'the tax office’s file, a PDF of at most 5 MB', ifTyped),
  },
  examples: ['invoices move ID --to 5 --by "Li Na" --why "made out" --file invoice.pdf'],
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
    return moved.ok
      ? done(`The invoice over ${yuan(moved.value.amountFen)} yuan is now ${statusText(status, toInvoiceStatus)}.`)
      : notDone(refusalText(moved.failure))
  },
})

function refusalText(failure: Failure): string {
  if (failure.kind !== 'refused') return failure.kind
  if (failure.reason === 'not-found') return 'There is nothing with this id.'
  return failure.field === 'status'
    ? 'It cannot go there from where it is; "invoices show" says where it is.'
    : failure.message
}

async function readPdf(path: string): Promise<Result<Uint8Array, string>> {
  try {
    const bytes = await readFile(path)
    if (bytes.length > MAX_BYTES) return fail(`${path} is larger than 5 MB.`)
    return bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? ok(bytes) : fail(`${path} is no PDF.`)
  } catch {
    return fail(`${path} cannot be read where the database is.`)
  }
}
