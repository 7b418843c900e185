import type { Database } from '../database.ts'

/** Empties every table but the list of migrations, and starts the counters again. */
export async function emptyTables(database: Database): Promise<void> {
  const tables = await database.query<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> 'schema_migrations'`,
  )
  if (tables.length === 0) return
  await database.change(`TRUNCATE ${tables.map(({ name }) => name).join(', ')} RESTART IDENTITY CASCADE`)
}
