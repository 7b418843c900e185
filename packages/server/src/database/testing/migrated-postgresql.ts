import { threadId } from 'node:worker_threads'
import type { Database } from '../database.ts'
import { migrate, readMigrations } from '../migrate.ts'
import { openPostgresql } from '../engines/open-postgresql.ts'

/** Hundreds of transactions at one instant take as long as the machine is busy: no test is about how long. */
const PATIENCE_MS = 120_000

/** The prefix of a run's schemas; its workers are threads of one process. */
export const schemasOfRun = (): string => `test_${process.pid}_`

/**
 * Every worker has a schema of its own on the one server, or behind a pooler, where none can be chosen, a database of
 * its own; the run takes them away at its end.
 */
export async function migratedPostgresql(url: string): Promise<Database> {
  const name = `${schemasOfRun()}${threadId}`
  let isPooled = false
  const server = await openPostgresql({ url, maxConnections: 1, onPooler: () => void (isPooled = true) })
  if (isPooled) await createDatabase(server, name)
  else {
    await server.change(`DROP SCHEMA IF EXISTS ${name} CASCADE`)
    await server.change(`CREATE SCHEMA ${name}`)
  }
  await server.close()
  const place = isPooled ? { url: databaseOf(url, name) } : { url, schema: name }
  const database = await openPostgresql({ ...place, connectWithinMs: PATIENCE_MS })
  await migrate(database, await readMigrations(), 0)
  return database
}

export async function createDatabase(server: Database, name: string): Promise<void> {
  await server.change(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await server.change(`CREATE DATABASE ${name}`)
}

/** The address of another database of the same server. */
export function databaseOf(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
