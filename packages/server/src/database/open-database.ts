import type { Database } from './database.ts'
import { openPGlite } from './engines/open-pglite.ts'
import { openPostgresql, type PostgresqlOptions } from './engines/open-postgresql.ts'

export interface DatabaseChoice {
  /** PostgreSQL when given, else the embedded engine in `folder`. */
  readonly url: string | undefined
  readonly folder: string
  /** The embedded engine gave up: no caller is answered any more. */
  readonly onGivenUp?: (trouble: Error) => void
  readonly onIdleError?: NonNullable<PostgresqlOptions['onIdleError']>
  /** For a server, which keeps something in memory: where it hears what others changed. */
  readonly listenUrl?: string | undefined
  /** PostgreSQL itself, where `url` may lead to a pooler: for what needs a connection of its own. */
  readonly directUrl?: string | undefined
  readonly onListenError?: NonNullable<PostgresqlOptions['onListenError']>
  readonly onPooler?: NonNullable<PostgresqlOptions['onPooler']>
  /** To PostgreSQL, at the same time. */
  readonly maxConnections?: number
}

export function openDatabase({
  url,
  folder,
  onGivenUp,
  listenUrl,
  directUrl,
  ...options
}: DatabaseChoice): Promise<Database> {
  if (url === undefined) return openPGlite(folder, undefined, onGivenUp)
  return openPostgresql({
    url,
    ...options,
    ...(listenUrl === undefined ? {} : { listenUrl }),
    ...(directUrl === undefined ? {} : { directUrl }),
  })
}
