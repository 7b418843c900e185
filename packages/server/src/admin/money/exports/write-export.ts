import {
  JOURNAL_COLUMNS,
  journalCsv,
  journalCsvHead,
  journalRows,
  type JournalColumn,
  type JournalEntry,
} from '@diandu/core/admin'
import type { Name } from '@diandu/core/kernel'
import writeSheet, { type Cell, type SheetData } from 'write-excel-file/node'
import type { DataBox } from '../../../crypto/index.ts'
import type { Database } from '../../../database/index.ts'
import { journalAfter } from '../journal-store.ts'
import { nextExport, noteExport, putExportPart, type StoredExport } from './export-store.ts'

const READ_AT_ONCE = 500
/** Each goes into one answer. */
const PART_BYTES = 512 * 1024

const COLUMNS = Object.keys(JOURNAL_COLUMNS) as readonly JournalColumn[]

/** Writes the export that waits longest, from its beginning; false where none waits. */
export async function writeNextExport(db: Database, box: DataBox): Promise<boolean> {
  const wanted = await nextExport(db)
  if (wanted === undefined) return false
  try {
    await noteExport(db, wanted.id, { state: 'running' })
    const parts = await (wanted.format === 'csv' ? writeCsv(db, box, wanted) : writeXlsx(db, box, wanted))
    await noteExport(db, wanted.id, { state: 'ready', parts })
  } catch (error) {
    await noteExport(db, wanted.id, { state: 'failed' })
    throw error
  }
  return true
}

const languageOf = ({ locale }: StoredExport): keyof Name => (locale === 'en' ? 'en' : 'zh')

async function writeCsv(db: Database, box: DataBox, wanted: StoredExport): Promise<number> {
  const language = languageOf(wanted)
  let text = journalCsvHead(language)
  let parts = 0
  const put = () => putExportPart(db, box, { exportId: wanted.id, place: parts++, bytes: Buffer.from(text) })
  for await (const entries of entriesOf(db, wanted)) {
    text += journalCsv(entries, language)
    if (text.length < PART_BYTES) continue
    await put()
    text = ''
  }
  if (text !== '') await put()
  return parts
}

async function writeXlsx(db: Database, box: DataBox, wanted: StoredExport): Promise<number> {
  const language = languageOf(wanted)
  const sheet: SheetData = [COLUMNS.map((column) => ({ value: JOURNAL_COLUMNS[column][language], fontWeight: 'bold' }))]
  for await (const entries of entriesOf(db, wanted))
    for (const row of entries.flatMap((entry) => journalRows(entry, language)))
      sheet.push(COLUMNS.map((column) => sheetCell(row[column])))
  const file = await writeSheet(sheet, { columns: COLUMNS.map(() => ({ width: 20 })), stickyRowsCount: 1 }).toBuffer()
  let parts = 0
  for (let from = 0; from < file.length; from += PART_BYTES)
    await putExportPart(db, box, {
      exportId: wanted.id,
      place: parts++,
      bytes: file.subarray(from, from + PART_BYTES),
    })
  return parts
}

/** A text is a text to the sheet, whatever it begins with. */
const sheetCell = (value: string | number | null): Cell =>
  value === null
    ? null
    : typeof value === 'number'
      ? { value: value / 100, type: Number, format: '#,##0.00' }
      : { value, type: String }

/** All that was there when it was asked for, the oldest first. */
async function* entriesOf(db: Database, { id, filter, madeAt }: StoredExport): AsyncGenerator<readonly JournalEntry[]> {
  let last: { readonly at: number; readonly id: string } | undefined
  let done = 0
  for (;;) {
    const entries = await journalAfter(db, filter, last ?? { at: -1, id: '' }, { untilAt: madeAt, max: READ_AT_ONCE })
    last = entries.at(-1)
    if (last === undefined) return
    yield entries
    done += entries.length
    await noteExport(db, id, { done })
  }
}
