import type { Database } from './database.ts'
import { openPGlite } from './open-pglite.ts'
import { openPostgresql, type PostgresqlOptions } from './open-postgresql.ts'

export interface DatabaseChoice {
  /** PostgreSQL when given, else the embedded engine in `folder`. */
  readonly url: string | undefined
  readonly folder: string
  readonly onIdleError?: NonNullable<PostgresqlOptions['onIdleError']>
}

export function openDatabase({ url, folder, onIdleError }: DatabaseChoice): Promise<Database> {
  if (url === undefined) return openPGlite(folder)
  return openPostgresql({ url, ...(onIdleError === undefined ? {} : { onIdleError }) })
}
