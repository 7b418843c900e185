import type { FastifyBaseLogger } from 'fastify'
import { openDatabase, openReaders, type ConnectionWay, type Database, type Readers } from './database/index.ts'
import type { Settings } from './settings.ts'

export interface ServerDatabase {
  readonly db: Database
  /** With a replica. */
  readonly readers?: Readers
}

/**
 * The database that the settings name. `onGivenUp` is a server's, which answers: it hears what others change, and may
 * have a replica.
 */
export async function openServerDatabase(
  settings: Settings,
  log: FastifyBaseLogger,
  onGivenUp?: (trouble: Error) => void,
): Promise<ServerDatabase> {
  const onIdleError = (error: Error) => log.warn({ why: error.message }, 'An idle database connection broke')
  const onListenError = (error: Error) =>
    log.warn({ why: error.message }, 'What other servers change is not heard for the moment')
  const db = await openDatabase({
    url: settings.databaseUrl,
    folder: settings.dataDir,
    onIdleError,
    ...(onGivenUp === undefined ? {} : { listenUrl: settings.databaseListenUrl, onListenError, onGivenUp }),
    directUrl: settings.databaseListenUrl,
    maxConnections: settings.databaseConnections,
    onPooler: (way) => tellPooler(way, settings, log),
  })
  const { databaseUrl: url, databaseReadUrl: readUrl, databaseConnections: maxConnections } = settings
  if (url === undefined || readUrl === undefined || onGivenUp === undefined) return { db }
  const tell = (what: string, why?: string) => (why === undefined ? log.info(what) : log.warn({ why }, what))
  try {
    const readers = await openReaders({ db, url, readUrl, maxConnections, tell })
    return { db: readers.db, readers }
  } catch (error) {
    await db.close()
    throw error
  }
}

/** For the operator: how the pooler was recognised, and which settings would be better. */
function tellPooler(
  { keepsStatements, limitsStatements }: ConnectionWay,
  { databaseUrl, databaseListenUrl }: Settings,
  log: FastifyBaseLogger,
): void {
  log.info({ keepsStatements }, 'PostgreSQL is reached through a pooler')
  if (databaseListenUrl === databaseUrl)
    log.warn('No server can listen through this pooler to what others change: set DATABASE_LISTEN_URL')
  if (!limitsStatements)
    log.warn(
      'Nothing ends a long statement behind this pooler: set statement_timeout for the server’s role (docs/operations.md)',
    )
}
