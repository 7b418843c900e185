import { threadId } from 'node:worker_threads'
import type { Database } from '../database.ts'
import { migrate, readMigrations } from '../migrate.ts'
import { openPostgresql } from '../open-postgresql.ts'

/** Every worker has a schema of its own on the one server, and takes it away at the end. */
export async function migratedPostgresql(url: string): Promise<Database> {
  const schema = `test_${process.pid}_${threadId}`
  await inServer(url, `DROP SCHEMA IF EXISTS ${schema} CASCADE`, `CREATE SCHEMA ${schema}`)
  const database = await openPostgresql({ url, schema })
  await migrate(database, await readMigrations(), 0)
  return {
    ...database,
    async close() {
      await database.close()
      await inServer(url, `DROP SCHEMA IF EXISTS ${schema} CASCADE`)
    },
  }
}

async function inServer(url: string, ...statements: readonly string[]): Promise<void> {
  const database = await openPostgresql({ url, maxConnections: 1 })
  for (const statement of statements) await database.change(statement)
  await database.close()
}
