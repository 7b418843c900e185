import { createHash } from 'node:crypto'
import type { Reads } from '../database.ts'

/** Names of a schema that differ from worker to worker are left out; versions of the engine agree on the rest. */
const LINES = `
SELECT relname AS table, concat_ws(' ', 'column', lpad(row_number() OVER (PARTITION BY c.oid ORDER BY attnum)::text, 2, '0'), attname,
    format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'NOT NULL' END, pg_get_expr(adbin, adrelid), nullif(attidentity::text, ''),
    nullif((SELECT collname FROM pg_collation k WHERE k.oid = attcollation)::text, 'default'), attstorage, nullif(attstattarget, -1)) AS line
  FROM pg_class c JOIN pg_attribute a ON attrelid = c.oid LEFT JOIN pg_attrdef d ON adrelid = c.oid AND adnum = attnum
  WHERE relkind = 'r' AND attnum > 0 AND NOT attisdropped AND relnamespace = current_schema()::regnamespace
UNION ALL SELECT relname, concat_ws(' ', 'table', relpersistence, reloptions) FROM pg_class
  WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
UNION ALL SELECT relname, concat_ws(' ', 'constraint', conname, pg_get_constraintdef(k.oid)) FROM pg_constraint k JOIN pg_class c ON c.oid = conrelid
  WHERE contype <> 'n' AND relnamespace = current_schema()::regnamespace
UNION ALL SELECT t.relname, concat_ws(' ', 'index', pg_get_indexdef(indexrelid)) FROM pg_index JOIN pg_class t ON t.oid = indrelid
  WHERE t.relnamespace = current_schema()::regnamespace
UNION ALL SELECT relname, concat_ws(' ', 'trigger', pg_get_triggerdef(g.oid), prosrc)
  FROM pg_trigger g JOIN pg_class c ON c.oid = tgrelid JOIN pg_proc p ON p.oid = tgfoid WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace
UNION ALL SELECT t.relname, concat_ws(' ', 'sequence', s.relname) FROM pg_class s JOIN pg_depend d ON d.objid = s.oid AND deptype IN ('a', 'i') JOIN pg_class t ON t.oid = refobjid
  WHERE s.relkind = 'S' AND s.relnamespace = current_schema()::regnamespace`

/** By table: its columns, constraints, indexes, triggers and sequences, a line each. */
export async function describeSchema(db: Reads): Promise<ReadonlyMap<string, readonly string[]>> {
  const [here] = await db.query<{ schema: string }>('SELECT quote_ident(current_schema()) AS schema')
  const rows = await db.query<{ table: string; line: string }>(LINES)
  const tables = new Map<string, string[]>()
  for (const { table, line } of rows) {
    const lines = tables.get(table) ?? []
    tables.set(table, [...lines, line.replaceAll(`${here?.schema}.`, '')])
  }
  return new Map([...tables].map(([table, lines]) => [table, lines.sort()]))
}

export const digestOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex')
