import { calendarMonth } from '@diandu/core/format'
import { monthSpan } from '@diandu/core/wallet'
import type { Queries } from '../database/index.ts'

/** An append-only table; the month of a row is known when it is written. */
export interface MonthlyTable {
  readonly name: string
  /** The partition column: an instant, or a day as `2026-11-26`. */
  readonly column: string
  readonly by: 'instant' | 'day'
  /** The columns unique across all months, among them the partition column. */
  readonly key?: string
  /** Numbers its rows. */
  readonly numbered?: string
  readonly once?: Once
}

/**
 * Columns that must be unique across all months and hold no month: a trigger writes them into a table of their own
 * with each row.
 */
export interface Once {
  readonly keyTable: string
  readonly columns: readonly string[]
  /** Texts, by which an index finds the rows in one order. */
  readonly inOrderOf: readonly [string, string]
}

export const MONTHLY_TABLES: readonly MonthlyTable[] = [
  { name: 'entries', column: 'posted_at', by: 'instant' },
  { name: 'audit_lines', column: 'at', by: 'instant', numbered: 'id' },
  { name: 'search_days', column: 'day', by: 'day', key: 'day, word' },
  { name: 'shop_view_days', column: 'day', by: 'day', key: 'shop_id, day' },
  {
    name: 'inbox_messages',
    column: 'at',
    by: 'instant',
    numbered: 'place',
    once: { keyTable: 'inbox_told', columns: ['user_id', 'event_key'], inOrderOf: ['user_id', 'id'] },
  },
]

export function monthlyTable(name: string): MonthlyTable {
  const found = MONTHLY_TABLES.find((table) => table.name === name)
  if (found === undefined) throw new Error(`${name} is not kept by month.`)
  return found
}

/** In China, as `2026-11`. */
export const monthOf = (at: number): string => calendarMonth(at)

export const monthAfter = (month: string): string => monthOf(endOf(month))

export const monthsBefore = (month: string, count: number): string => calendarMonth(endOf(month) - 1, -count)

/** The first instant that is no longer in it. */
export function endOf(month: string): number {
  const span = monthSpan(month)
  if (span === undefined) throw new Error(`${month} is no month.`)
  return span.until + 1
}

/** The end of a month as a bound of that table, in SQL. */
export const boundAfter = ({ by }: MonthlyTable, month: string): string =>
  by === 'instant' ? String(endOf(month)) : `'${monthAfter(month)}-01'`

export const boundBefore = ({ by }: MonthlyTable, month: string): string =>
  by === 'instant' ? String(monthSpan(month)?.from) : `'${month}-01'`

/** The rows of one month, of before there were months, and of months that were not made in time. */
export const partOf = ({ name }: MonthlyTable, month: string): string => `${name}_${month.replace('-', '_')}`
export const partBefore = ({ name }: MonthlyTable): string => `${name}_before`
export const partOther = ({ name }: MonthlyTable): string => `${name}_other`

export async function isKeptByMonth(db: Queries, { name }: MonthlyTable): Promise<boolean> {
  const [found] = await db.query<{ parted: boolean }>(
    `SELECT relkind = 'p' AS parted FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname = $1`,
    [name],
  )
  return found?.parted === true
}

/** Its parts by name, each with until when its rows are; null for the part of what no room was made for. */
export const partsOf = (
  db: Queries,
  { name }: MonthlyTable,
): Promise<readonly { readonly part: string; readonly until: string | null }[]> =>
  db.query(
    `SELECT c.relname AS part, substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \\(''?([^'')]+)''?\\)') AS until
     FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_class p ON p.oid = i.inhparent
     WHERE p.relnamespace = current_schema()::regnamespace AND p.relname = $1 ORDER BY 2 NULLS LAST`,
    [name],
  )
