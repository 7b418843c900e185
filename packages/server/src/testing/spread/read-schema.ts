import type { Reads } from '../../database/index.ts'
import type { Schema } from './check-statement.ts'
import type { TableKey } from './table-keys.ts'

/** Something of a table that all its rows have to agree on. */
export interface TableConstraint {
  readonly table: string
  readonly name: string
  readonly kind: 'unique' | 'foreign key' | 'exclusion'
  /** What it is of: columns, or expressions. */
  readonly columns: readonly string[]
  readonly isPrimary: boolean
  /** Of some rows only. */
  readonly condition: string | null
}

/** Columns in which something must stand: a row without a key would have no place. */
export async function readFilledColumns(db: Reads): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ readonly name: string }>(
    `SELECT relname || '.' || attname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE attnotnull AND attnum > 0 AND relnamespace = current_schema()::regnamespace`,
  )
  return new Set(rows.map(({ name }) => name))
}

export async function readSchema(db: Reads): Promise<Schema> {
  const rows = await db.query<{ readonly name: string; readonly columns: readonly string[] }>(
    `SELECT relname AS name, (SELECT jsonb_agg(attname ORDER BY attnum) FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped) AS columns
     FROM pg_class c WHERE relkind IN ('r', 'p', 'v', 'm') AND NOT relispartition AND relnamespace = current_schema()::regnamespace ORDER BY relname`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** All that a table promises of its rows together. */
export const readConstraints = (db: Reads): Promise<readonly TableConstraint[]> =>
  db.query<TableConstraint>(
    `SELECT t.relname AS table, n.relname AS name, CASE WHEN i.indisunique THEN 'unique' ELSE 'exclusion' END AS kind, i.indisprimary AS is_primary,
       (SELECT jsonb_agg(pg_get_indexdef(i.indexrelid, place, true) ORDER BY place) FROM generate_series(1, i.indnkeyatts) place) AS columns,
       pg_get_expr(i.indpred, i.indrelid) AS condition
     FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid JOIN pg_class n ON n.oid = i.indexrelid
     WHERE (i.indisunique OR i.indisexclusion) AND NOT t.relispartition AND t.relkind IN ('r', 'p') AND t.relnamespace = current_schema()::regnamespace
     UNION ALL
     SELECT t.relname, f.conname, 'foreign key', false,
       (SELECT jsonb_agg(attname) FROM pg_attribute WHERE attrelid = f.conrelid AND attnum = ANY(f.conkey)), NULL
     FROM pg_constraint f JOIN pg_class t ON t.oid = f.conrelid
     WHERE f.contype = 'f' AND NOT t.relispartition AND t.relnamespace = current_schema()::regnamespace
     ORDER BY 1, 2`,
  )

/** Each machine keeps what is unique together with the key; anything else would have to see the others. */
export function needsReplacement(
  { table, kind, columns }: TableConstraint,
  keys: ReadonlyMap<string, TableKey>,
): boolean {
  const key = keys.get(table)
  return key?.kind === 'spread' && (kind !== 'unique' || !columns.includes(key.column))
}
