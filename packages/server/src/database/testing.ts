import { afterAll, beforeAll, describe, it } from 'vitest'
import type { Database, EngineName } from './database.ts'
import { emptyTables } from './testing/empty-tables.ts'
import { migratedPGlite } from './testing/migrated-pglite.ts'
import { migratedPostgresql } from './testing/migrated-postgresql.ts'
import { recordedDatabase } from './testing/recorded-database.ts'

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

const ENGINES: readonly EngineName[] = ['pglite', 'postgresql']

/**
 * Runs the suite on the embedded engine and, where `TEST_DATABASE_URL` names a server, on PostgreSQL; with `ONE_ENGINE`
 * on one of the two, which the run's seed chooses for each suite (decision 0131).
 */
export function describeOnEachEngine(name: string, suite: Suite): void {
  const chosen = isOneEngineARun() ? [engineOf(name)] : ENGINES
  for (const engine of chosen) describeOnEngine(engine, name, suite)
}

/** Half of `describeOnEachEngine`: a long suite can be two files, which run at the same time. */
export function describeOnItsTurn(engine: EngineName, name: string, suite: Suite): void {
  if (!isOneEngineARun() || engineOf(name) === engine) return describeOnEngine(engine, name, suite)
  describe.skip(`${name} (${engine}): skipped, the seed chose the other engine for this run`, () =>
    it('runs with --all', () => undefined))
}

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

async function open(engine: EngineName): Promise<Database> {
  if (engine === 'pglite') return recordedDatabase(await migratedPGlite())
  const url = postgresqlUrl()
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set.')
  return recordedDatabase(await migratedPostgresql(url))
}

const isOneEngineARun = (): boolean => hasPostgresql() && process.env['ONE_ENGINE'] === '1'

/** Every name has an even chance of either engine, and with the same seed it has the same one. */
function engineOf(name: string): EngineName {
  const sum = [...name].reduce((sofar, character) => sofar + (character.codePointAt(0) ?? 0), 0)
  return (sum + Number(process.env['FC_SEED'] ?? 0)) % 2 === 0 ? 'pglite' : 'postgresql'
}

export const hasPostgresql = (): boolean => postgresqlUrl() !== undefined

const postgresqlUrl = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined
