import { DAY_MS, fail, ok, refused, type Name, type Result } from '../../../kernel/index.ts'
import { plainReference } from '../../../wallet/index.ts'
import { columnsOf, type STATEMENT_COLUMNS, type StatementColumn } from './statement-columns.ts'
import { statementFen, statementTime } from './statement-values.ts'

/** Of one file. */
export const MAX_STATEMENT_BYTES = 4 * 1024 * 1024
const MAX_STATEMENT_ROWS = 10_000
/** Everything around a statement is matched anew: a year, and what a bank adds to it. */
const MAX_SPAN_MS = 400 * DAY_MS

/** The headings are among the first rows: banks print account and period above them. */
const ROWS_ABOVE = 30
const MAX_CELL = 300
const TEXT_COLUMNS = ['name', 'account', 'serial', 'balance'] as const

export const STATEMENT_FAULTS = {
  day: { zh: '不是日期，或日期早于 2000 年、晚于明天', en: 'Not a date, before the year 2000, or after tomorrow' },
  amount: { zh: '不是金额', en: 'Not a sum' },
  noAmount: { zh: '没有金额', en: 'There is no sum' },
  both: { zh: '同时有收入和支出', en: 'Money in and money out are both there' },
  direction: { zh: '看不出是收入还是支出', en: 'Neither money in nor money out' },
  tooLong: { zh: '内容超过 300 个字', en: 'Longer than 300 characters' },
  twice: { zh: '文件里已有这个流水号和金额', en: 'This reference and sum are in the file already' },
} as const satisfies Readonly<Record<string, Name>>

export interface StatementFault {
  /** As a spreadsheet counts, from 1. */
  readonly row: number
  readonly column: StatementColumn
  readonly why: keyof typeof STATEMENT_FAULTS
}

export interface StatementLine {
  readonly row: number
  readonly at: number
  /** Above zero where money came in. */
  readonly amountFen: number
  readonly name: string
  readonly account: string
  readonly remark: string
  /** As recharges name a movement; empty where the bank gave none. */
  readonly serial: string
  /** The same in every file that has this line, and of no other line. */
  readonly identity: string
}

export interface ReadStatement {
  readonly lines: readonly StatementLine[]
  readonly faults: readonly StatementFault[]
  /** Rows that are no movement: above the headings, empty, or sums. */
  readonly skipped: number
}

type Columns = NonNullable<ReturnType<typeof columnsOf>>

/** Every row is a line, a fault or skipped, whatever a file has in it. Nothing is booked later than tomorrow. */
export function readStatement(rows: readonly (readonly string[])[], nowMs: number): Result<ReadStatement> {
  const top = rows.slice(0, ROWS_ABOVE).findIndex((row) => columnsOf(row) !== undefined)
  const columns = columnsOf(rows[top] ?? [])
  if (columns === undefined) return fail(refused('file-incomplete', '没有找到表头：至少要有日期和金额两列', 'content'))
  if (rows.length - top > MAX_STATEMENT_ROWS)
    return fail(refused('file-too-large', `一个文件最多 ${MAX_STATEMENT_ROWS} 行，请分成几个文件`, 'content'))
  const lines: StatementLine[] = []
  const faults: StatementFault[] = []
  const seen = new Map<string, number>()
  for (const [place, row] of rows.entries()) {
    if (place <= top) continue
    const cells = row.map(cleanCell)
    if (isNoMovement(cells)) continue
    const read = readRow(cells, columns, { row: place + 1, untilAt: nowMs + DAY_MS })
    const key = 'why' in read ? '' : read.identity
    const before = seen.get(key) ?? 0
    if ('why' in read) faults.push(read)
    else if (read.serial !== '' && before > 0) faults.push({ row: place + 1, column: 'serial', why: 'twice' })
    else lines.push(read.serial === '' ? { ...read, identity: `${key} ${before}` } : read)
    seen.set(key, before + 1)
  }
  if (spanMs(lines) > MAX_SPAN_MS)
    return fail(refused('file-too-large', '一个文件最多 400 天的流水，请分成几个文件', 'content'))
  return ok({ lines, faults, skipped: rows.length - lines.length - faults.length })
}

const spanMs = (lines: readonly StatementLine[]): number =>
  lines.reduce((last, { at }) => Math.max(last, at), 0) - lines.reduce((first, { at }) => Math.min(first, at), Infinity)

/** Banks put tabs into cells, so that a spreadsheet takes digits for text. */
const cleanCell = (cell: string): string => cell.replaceAll(/\p{Cc}+/gu, ' ').trim()

const isNoMovement = (cells: readonly string[]): boolean => {
  const first = cells.find((cell) => cell !== '')
  return first === undefined || /^(?:合计|总计|小计|本页|total)/i.test(first)
}

function readRow(
  cells: readonly string[],
  columns: Columns,
  { row, untilAt }: { readonly row: number; readonly untilAt: number },
): StatementLine | StatementFault {
  const { places, remarks } = columns
  const cell = (column: keyof typeof STATEMENT_COLUMNS): string => cells[places[column] ?? -1] ?? ''
  const at = statementTime(cell('day'), cell('clock'))
  if (at === undefined || at > untilAt) return { row, column: 'day', why: 'day' }
  const sum = sumOf(cell)
  if (typeof sum !== 'number') return { row, ...sum }
  const long = TEXT_COLUMNS.find((column) => cell(column).length > MAX_CELL)
  if (long !== undefined) return { row, column: long, why: 'tooLong' }
  const remark = remarks
    .map((place) => cells[place] ?? '')
    .filter((text) => text !== '')
    .join(' · ')
  if (remark.length > MAX_CELL) return { row, column: 'remark', why: 'tooLong' }
  const [name, account, serial] = [cell('name'), cell('account').replaceAll(/\s/g, ''), serialOf(cell('serial'))]
  const identity = JSON.stringify(serial === '' ? [at, sum, name, account, remark, cell('balance')] : [serial, sum])
  return { row, at, amountFen: sum, name, account, remark, serial, identity }
}

/** A number that the spreadsheet rounded names no movement, nor does a sign for nothing, such as a dash or zeros. */
function serialOf(cell: string): string {
  const serial = plainReference(cell)
  return /^\d(?:\.\d+)?E\+\d+$/.test(serial) || !/[1-9]/.test(serial) ? '' : serial
}

const OUT = ['借', '支出', '支', '出', '付', 'd', 'dr', 'debit', 'out', '-']
const IN = ['贷', '收入', '收', '入', 'c', 'cr', 'credit', 'in', '+']

function sumOf(
  cell: (column: keyof typeof STATEMENT_COLUMNS) => string,
): number | Pick<StatementFault, 'column' | 'why'> {
  const [amountFen, inFen, outFen] = [
    statementFen(cell('amount')),
    statementFen(cell('moneyIn')),
    statementFen(cell('moneyOut')),
  ]
  if (amountFen === undefined) return { column: 'amount', why: 'amount' }
  if (inFen === undefined) return { column: 'moneyIn', why: 'amount' }
  if (outFen === undefined) return { column: 'moneyOut', why: 'amount' }
  // A sum of what went out is written with a minus by some banks; one that came back into that column has none.
  if (inFen !== 0 && outFen !== 0) return { column: 'moneyOut', why: 'both' }
  const apart = inFen === 0 ? -Math.abs(outFen) : inFen
  if (apart !== 0) return apart
  if (amountFen === 0) return { column: 'amount', why: 'noAmount' }
  const direction = cell('direction').normalize('NFKC').toLowerCase()
  if (direction === '') return amountFen
  if (OUT.includes(direction)) return -Math.abs(amountFen)
  // Below zero a credit was reversed, as in a column of its own.
  return IN.includes(direction) ? amountFen : { column: 'direction', why: 'direction' }
}
