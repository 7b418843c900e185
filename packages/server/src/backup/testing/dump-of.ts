import type { Database } from '../../database/index.ts'
import { quoteName } from '../quote-name.ts'

/** Everything that the tables of a database hold, and how far its sequences have counted: compared before and after. */
export async function dumpOf(db: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const dump: Record<string, readonly string[]> = {}
  for (const { name } of await db.query<{ name: string }>(TABLES)) {
    // By bytes: the engines' own orders of texts differ.
    const rows = await db.query<{ row: string }>(
      `SELECT to_jsonb(t)::text AS row FROM ${quoteName(name)} t ORDER BY to_jsonb(t)::text COLLATE "C"`,
    )
    if (rows.length > 0) dump[name] = rows.map(({ row }) => row)
  }
  dump['sequences'] = (await db.query<{ position: string }>(SEQUENCES)).map(({ position }) => position)
  return dump
}

const TABLES = `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`
const SEQUENCES = `WITH mine AS MATERIALIZED (SELECT c.relname AS name, s.seqrelid AS id FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid WHERE c.relnamespace = current_schema()::regnamespace)
  SELECT name || ' ' || pg_sequence_last_value(id) AS position FROM mine WHERE pg_sequence_last_value(id) IS NOT NULL ORDER BY 1`
