import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { openPostgresql } from '../engines/open-postgresql.ts'
import { blankPGlite } from './migrated-pglite.ts'

/** A database without tables, on the engine that is asked for, which is gone with the end of `work`. */
export async function withBlankDatabase<T>(
  engine: Database['engine'],
  work: (blank: Database) => Promise<T>,
): Promise<T> {
  if (engine === 'pglite') {
    const blank = await blankPGlite()
    return work(blank).finally(() => blank.close())
  }
  const url = process.env['TEST_DATABASE_URL'] ?? ''
  const schema = `blank_${randomUUID().replaceAll('-', '')}`
  const server = await openPostgresql({ url, maxConnections: 1 })
  await server.change(`CREATE SCHEMA ${schema}`)
  const blank = await openPostgresql({ url, schema, maxConnections: 2 })
  try {
    return await work(blank)
  } finally {
    await blank.close()
    await server.change(`DROP SCHEMA ${schema} CASCADE`)
    await server.close()
  }
}

/** For the check of a backup, in the place of one that takes seconds to make. */
export const withBlankPGlite = <T>(work: (blank: Database) => Promise<T>): Promise<T> =>
  withBlankDatabase('pglite', work)
