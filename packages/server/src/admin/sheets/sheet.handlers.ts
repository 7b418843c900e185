import { mapResult } from '@diandu/core/kernel'
import { readSheetCells } from '@diandu/wire/admin'
import { staffHandlerFor } from '../admin-handler.ts'
import { readSheet } from './read-sheet.ts'

export const sheetHandlers = [
  staffHandlerFor(readSheetCells, async ({ content }) =>
    mapResult(await readSheet(Buffer.from(content, 'base64')), (rows) => ({ rows: rows.map((row) => [...row]) })),
  ),
]
