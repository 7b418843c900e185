import { parentPort, workerData } from 'node:worker_threads'
import { utcTime } from '@diandu/core/format'
import { streamXlsxRows } from 'hucre/xlsx'
import { declaredBytes } from './declared-bytes.ts'
import { SHEET_LIMITS, type SheetAnswer } from './sheet-limits.ts'

const DIGITS_OF_A_SHEET = 15

/** As the sheet shows it; an instant as the wall clock of its cell. */
function cellText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  if (value instanceof Date) return utcTime(value.getTime(), 'YYYY-MM-DD HH:mm:ss')
  if (typeof value !== 'number') return ''
  // Longer numbers were rounded by the program that wrote them: they must not look like an account or a reference.
  return Number.isInteger(value) && Math.abs(value) >= 10 ** DIGITS_OF_A_SHEET
    ? value.toExponential()
    : String(Number(value.toPrecision(DIGITS_OF_A_SHEET)))
}

/** The values of the first sheet; formulas are never computed. */
async function answerTo(file: Uint8Array): Promise<SheetAnswer> {
  const { maxFiles, maxUnpackedBytes, maxRows, maxColumns, maxCharacters } = SHEET_LIMITS
  const bytes = declaredBytes(file, maxFiles)
  if (bytes === undefined) return 'unreadable'
  if (bytes > maxUnpackedBytes) return 'too-large'
  const rows: string[][] = []
  let characters = 0
  try {
    for await (const { index, values } of streamXlsxRows(file, { maxRows: maxRows + 1 })) {
      if (index >= maxRows || values.length > maxColumns) return 'too-large'
      while (rows.length < index) rows.push([])
      const cells = values.map(cellText)
      characters += cells.reduce((sum, { length }) => sum + length, 0)
      if (characters > maxCharacters) return 'too-large'
      rows.push(cells)
    }
  } catch {
    return 'unreadable'
  }
  return { rows }
}

parentPort?.postMessage(await answerTo(workerData as Uint8Array))
