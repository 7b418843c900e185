import { threadId } from 'node:worker_threads'
import type { Database } from '../database.ts'
import { migrate, readMigrations } from '../migrate.ts'
import { openPostgresql } from '../engines/open-postgresql.ts'

/** What the names of a run's schemas begin with; its workers are threads of one process. */
export const schemasOfRun = (): string => `test_${process.pid}_`

/** Every worker has a schema of its own on the one server; the run takes them away at its end. */
export async function migratedPostgresql(url: string): Promise<Database> {
  const schema = `${schemasOfRun()}${threadId}`
  const server = await openPostgresql({ url, maxConnections: 1 })
  await server.change(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
  await server.change(`CREATE SCHEMA ${schema}`)
  await server.close()
  const database = await openPostgresql({ url, schema })
  await migrate(database, await readMigrations(), 0)
  return database
}
