import type { Database } from '../database.ts'

/**
 * Empties every table but the list of migrations, and starts the counters again. Only those that have a page are
 * truncated, which is a tenth of the work: an empty one has none, and to ask each table for a row takes longer than
 * many a test.
 */
export async function emptyTables(database: Database): Promise<void> {
  const filled = await database.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations' AND pg_relation_size(oid) > 0 ORDER BY 1`,
  )
  if (filled.length > 0) await database.change(`TRUNCATE ${filled.map(({ name }) => name).join(', ')} CASCADE`)
  // Only of this schema is anything asked: another worker may be taking its own away.
  await database.query(
    `WITH mine AS MATERIALIZED (SELECT seqrelid AS id, seqstart AS begins FROM pg_sequence JOIN pg_class ON pg_class.oid = seqrelid WHERE relnamespace = current_schema()::regnamespace)
     SELECT setval(id, begins, false) FROM mine WHERE pg_sequence_last_value(id) IS NOT NULL`,
  )
}
