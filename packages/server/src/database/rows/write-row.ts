import { columnOf, tableName } from './column-names.ts'
import type { Queries, SqlValue } from '../database.ts'

/**
 * Values by the key of their column: `{ userId }` writes `user_id`. Keys and tables are constants of the program, never
 * something that was sent. JSON is bound as its text, as in any statement.
 */
export type RowValues = Readonly<Record<string, SqlValue>>

/** Throws where a constraint forbids the row. */
export async function insertRow(db: Queries, table: string, row: RowValues): Promise<void> {
  await db.change(insertion(table, row), Object.values(row))
}

/**
 * Whether it was inserted: not where a row has the same key. `keys` names the constraint that may refuse it; without
 * them any unique constraint may.
 */
export async function insertIfAbsent(
  db: Queries,
  table: string,
  row: RowValues,
  keys: readonly string[] = [],
): Promise<boolean> {
  const target = keys.length === 0 ? '' : ` (${listOf(keys)})`
  return (await db.change(`${insertion(table, row)} ON CONFLICT${target} DO NOTHING`, Object.values(row))) > 0
}

/** Inserts the row, or where one has the same `key`, changes that one as `set` says. `once` is for a new row alone. */
export async function upsertRow(
  db: Queries,
  table: string,
  { key, set, once = {} }: { readonly key: RowValues; readonly set: RowValues; readonly once?: RowValues },
): Promise<void> {
  const row = { ...key, ...set, ...once }
  const changes = Object.keys(set).map((name) => `${columnOf(name)} = excluded.${columnOf(name)}`)
  await db.change(
    `${insertion(table, row)} ON CONFLICT (${listOf(Object.keys(key))}) DO UPDATE SET ${changes.join(', ')}`,
    Object.values(row),
  )
}

/** Whether there was such a row: one that has every value of `where`, of which null means that the column is empty. */
export async function updateRow(
  db: Queries,
  table: string,
  { set, where }: { readonly set: RowValues; readonly where: RowValues },
): Promise<boolean> {
  const values: SqlValue[] = []
  const bind = (value: SqlValue): string => `$${values.push(value)}`
  const changes = Object.entries(set).map(([name, value]) => `${columnOf(name)} = ${bind(value)}`)
  const conditions = Object.entries(where).map(([name, value]) =>
    value === null ? `${columnOf(name)} IS NULL` : `${columnOf(name)} = ${bind(value)}`,
  )
  if (conditions.length === 0) throw new Error(`No rows of ${table} were named: all of them would change.`)
  const sql = `UPDATE ${tableName(table)} SET ${changes.join(', ')} WHERE ${conditions.join(' AND ')}`
  return (await db.change(sql, values)) > 0
}

const listOf = (keys: readonly string[]): string => keys.map(columnOf).join(', ')

function insertion(table: string, row: RowValues): string {
  const keys = Object.keys(row)
  return `INSERT INTO ${tableName(table)} (${listOf(keys)}) VALUES (${keys.map((_, at) => `$${at + 1}`).join(', ')})`
}
