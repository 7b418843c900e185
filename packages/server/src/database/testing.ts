import { afterAll, beforeAll, describe } from 'vitest'
import type { Database, EngineName } from './database.ts'
import { emptyTables } from './testing/empty-tables.ts'
import { migratedPGlite } from './testing/migrated-pglite.ts'
import { migratedPostgresql } from './testing/migrated-postgresql.ts'

export type { EngineName }

/** Gives the worker's migrated database, emptied. Never close it: the worker does. */
export type OpenTestDatabase = () => Promise<Database>

type Suite = (open: OpenTestDatabase, engine: EngineName) => void

const opened = new Map<EngineName, Promise<Database>>()

/** A migrated, empty database on the embedded engine; opened once per worker, emptied at every call. */
export async function openTestDatabase(engine: EngineName = 'pglite'): Promise<Database> {
  let database = opened.get(engine)
  if (database === undefined) opened.set(engine, (database = open(engine)))
  await emptyTables(await database)
  return database
}

/** Runs the suite on the embedded engine and, where `TEST_DATABASE_URL` names a server, on PostgreSQL. */
export function describeOnEachEngine(name: string, suite: Suite): void {
  describeOnEngine('pglite', name, suite)
  describeOnEngine('postgresql', name, suite)
}

/** One engine of the two, so that a long suite can be two files, which run at the same time. */
export function describeOnEngine(engine: EngineName, name: string, suite: Suite): void {
  if (engine === 'postgresql' && !hasPostgresql()) {
    describe.skip(`${name} (postgresql): skipped, TEST_DATABASE_URL is not set`, () =>
      suite(() => openTestDatabase('postgresql'), engine))
  } else {
    describe(`${name} (${engine})`, () => suiteOn(engine, suite))
  }
}

const OPEN_TIMEOUT_MS = 60_000

function suiteOn(engine: EngineName, suite: Suite): void {
  beforeAll(async () => void (await openTestDatabase(engine)), OPEN_TIMEOUT_MS)
  // The next file finds the same database. Left alone, the embedded engine keeps every line of its log in memory.
  afterAll(async () => {
    if (engine === 'pglite') await (await opened.get(engine))?.query('CHECKPOINT')
  })
  suite(() => openTestDatabase(engine), engine)
}

function open(engine: EngineName): Promise<Database> {
  if (engine === 'pglite') return migratedPGlite()
  const url = postgresqlUrl()
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set.')
  return migratedPostgresql(url)
}

export const hasPostgresql = (): boolean => postgresqlUrl() !== undefined

const postgresqlUrl = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined
