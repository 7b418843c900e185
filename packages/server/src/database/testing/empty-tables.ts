import type { Database } from '../database.ts'

/** Empties every table but the list of migrations, and starts the counters again. To truncate the few that hold something takes a tenth of what all would. */
export async function emptyTables(database: Database): Promise<void> {
  const tables = await database.query<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> 'schema_migrations'`,
  )
  if (tables.length === 0) return
  const filled = await database.query<{ name: string }>(tables.map(({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT 1 FROM ${name})`).join(' UNION ALL '))
  if (filled.length > 0) await database.change(`TRUNCATE ${filled.map(({ name }) => name).join(', ')} CASCADE`)
  await database.query(
    `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL`,
  )
}
