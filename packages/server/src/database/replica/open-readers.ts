import type { Database } from '../database.ts'
import { openPostgresql } from '../engines/open-postgresql.ts'
import { LOOK_WITHIN_MS, openReplica, placeOfPrimary } from './open-replica.ts'
import { routedReaders, type RoutedReaders } from './readers.ts'
import { watchReplica } from './replica-watch.ts'

interface ReadersOptions {
  /** The primary, as everything else uses it, and where it is. */
  readonly db: Database
  readonly url: string
  readonly readUrl: string
  readonly maxConnections: number
  readonly tell: (what: string, why?: string) => void
}

const now = (): number => performance.now()

/**
 * Readers with a replica. An address that names no replica of the primary fails here; a replica that is away does not.
 * The database that comes with them closes all.
 */
export async function openReaders({ db, url, readUrl, maxConnections, tell }: ReadersOptions): Promise<RoutedReaders> {
  // A connection of its own: a primary whose others are all in use must not make the replica look old.
  const looks = await openPostgresql({
    url,
    maxConnections: 1,
    connectWithinMs: LOOK_WITHIN_MS,
    silentAfterMs: LOOK_WITHIN_MS,
  })
  const replica = openReplica({ url: readUrl, primary: looks, maxConnections, tell })
  const closeReplica = () => Promise.all([looks.close(), replica.close()])
  try {
    await replica.reached()
  } catch (error) {
    await closeReplica()
    throw error
  }
  const watch = watchReplica({
    primary: placeOfPrimary(looks),
    replica: replica.reached,
    onLag: (isLagging) =>
      isLagging
        ? tell('The replica lags: the primary answers everything', 'It does not follow as fast as the primary writes.')
        : tell('The replica has caught up: it answers what only reads'),
    elapsing: {
      now,
      after(ms, work) {
        const timer = setTimeout(work, ms).unref()
        return () => clearTimeout(timer)
      },
    },
  })
  await watch.look()
  const readers = routedReaders({ primary: db, watch, replica: replica.reads, now })
  const close = async (): Promise<void> => {
    watch.stop()
    await closeReplica()
    await db.close()
  }
  return { ...readers, db: { ...readers.db, close } }
}
