import type { Reads } from '../../database/index.ts'

/** Of every table the columns that are never empty; parts of tables by month are no tables of their own. */
export async function readFilledColumns(db: Reads): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.query<{ readonly table: string; readonly columns: readonly string[] }>(
    `SELECT relname AS table, (SELECT jsonb_agg(attname) FROM pg_attribute WHERE attrelid = c.oid AND attnotnull AND attnum > 0) AS columns
     FROM pg_class c WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = current_schema()::regnamespace`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** Something of a table on which all its rows have to agree. */
export interface TableConstraint {
  readonly table: string
  readonly name: string
  readonly kind: 'unique' | 'foreign key' | 'exclusion'
  /** Columns, or expressions. */
  readonly columns: readonly string[]
}

export const readConstraints = (db: Reads): Promise<readonly TableConstraint[]> =>
  db.query<TableConstraint>(
    `SELECT t.relname AS table, n.relname AS name, CASE WHEN i.indisunique THEN 'unique' ELSE 'exclusion' END AS kind,
       (SELECT jsonb_agg(pg_get_indexdef(i.indexrelid, place, true) ORDER BY place) FROM generate_series(1, i.indnkeyatts) place) AS columns
     FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid JOIN pg_class n ON n.oid = i.indexrelid
     WHERE (i.indisunique OR i.indisexclusion) AND NOT t.relispartition AND t.relnamespace = current_schema()::regnamespace
     UNION ALL
     SELECT t.relname, f.conname, 'foreign key', '[]' FROM pg_constraint f JOIN pg_class t ON t.oid = f.conrelid
     WHERE f.contype = 'f' AND NOT t.relispartition AND t.relnamespace = current_schema()::regnamespace`,
  )
