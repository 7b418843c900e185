import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseBusy, isAway } from '../database-busy.ts'
import type { Database, Reads } from '../database.ts'
import { isRetryable } from '../sql-failure.ts'
import { BEYOND_EVERYTHING, endOfRecord, parsePosition, type LogPosition } from './log-position.ts'
import { isReading, readsOnly } from './reads-only.ts'
import type { ReplicaWatch } from './replica-watch.ts'

/** One request, or what else reads as one. */
export interface ReadScope {
  /** What it has to know of: its visitor has written that. */
  readonly position: LogPosition | undefined
  /** Everything that was committed by then. */
  readonly since: number | undefined
  hasWritten: boolean
}

/** Where what only reads is answered. */
export interface Readers {
  /** For calls that only read. There is no other way to a replica. */
  readonly reads: Reads
  /** Where a request begins, with what it was sent of an earlier one. */
  readonly beginScope: (position: string | undefined) => ReadScope
  readonly within: <T>(scope: ReadScope, work: () => T) => T
  /** The position to be sent with the next requests of one that has written; undefined where nothing has to be. */
  readonly positionAfter: (scope: ReadScope) => Promise<string | undefined>
  /** Whether this request has to know of something that was written a moment ago: nothing from memory will do. */
  readonly isAfterWriting: () => boolean
  /** How old what is read now may be at most. */
  readonly ageMs: () => number
}

/** Where there is no replica. */
export const directReaders = (db: Database): Readers => ({
  reads: readsOnly(db),
  beginScope: () => ({ position: undefined, since: undefined, hasWritten: false }),
  within: (_scope, work) => work(),
  positionAfter: async () => undefined,
  isAfterWriting: () => false,
  ageMs: () => 0,
})

function placeOf(position: string | undefined): LogPosition | undefined {
  const next = position === undefined ? undefined : parsePosition(position)
  return next === undefined ? undefined : endOfRecord(next)
}

interface RoutedDeps {
  readonly primary: Database
  readonly watch: Pick<ReplicaWatch, 'mayAnswer' | 'isAlone' | 'ageMs'>
  /** Undefined while it is away. */
  readonly replica: () => Reads | undefined
  readonly now: () => number
}

export interface RoutedReaders extends Readers {
  /** The primary for everything else; it notes who writes. */
  readonly db: Database
}

/**
 * What only reads is answered by the replica while that is fresh, and knows what the request has to know of; otherwise
 * by the primary. While the primary is away, a replica that knew everything until then goes on.
 */
export function routedReaders({ primary, watch, replica, now }: RoutedDeps): RoutedReaders {
  const scopes = new AsyncLocalStorage<ReadScope>()
  // A change that was announced here is known to everything that reads after it: what was kept in memory was dropped.
  let announcedAt = Number.NEGATIVE_INFINITY
  primary.onCommitted(() => void (announcedAt = now()))

  const noteWriting = (): void => {
    const scope = scopes.getStore()
    if (scope !== undefined) scope.hasWritten = true
  }

  function chosen(): Reads | undefined {
    const scope = scopes.getStore()
    const since = Math.max(announcedAt, scope?.since ?? announcedAt)
    // What this very request has written no replica is waited for.
    const isFit = scope?.hasWritten !== true && watch.mayAnswer({ position: scope?.position, since })
    return isFit || watch.isAlone() ? replica() : undefined
  }

  return {
    db: {
      ...primary,
      query(sql, parameters, planning) {
        if (!isReading(sql)) noteWriting()
        return primary.query(sql, parameters, planning)
      },
      change(sql, parameters) {
        noteWriting()
        return primary.change(sql, parameters)
      },
      transaction(work, options) {
        noteWriting()
        return primary.transaction(work, options)
      },
    },
    reads: readsOnly({
      async query<Row>(...statement: Parameters<Reads['query']>) {
        const other = chosen()
        if (other === undefined) return primary.query<Row>(...statement)
        try {
          return await other.query<Row>(...statement)
        } catch (error) {
          // It went away, or had to change what this statement still looked at.
          if (!isAway(error) && !isRetryable(error)) throw error
          return primary.query<Row>(...statement)
        }
      },
    }),
    beginScope: (position) => ({
      position: placeOf(position),
      since: now() - watch.ageMs(),
      hasWritten: false,
    }),
    within: (scope, work) => scopes.run(scope, work),
    async positionAfter({ hasWritten }) {
      if (!hasWritten) return undefined
      try {
        const [row] = await primary.query<{ position: string }>('SELECT pg_current_wal_insert_lsn()::text AS position')
        return row?.position ?? BEYOND_EVERYTHING
      } catch (error) {
        if (error instanceof DatabaseBusy) return BEYOND_EVERYTHING
        throw error
      }
    },
    isAfterWriting: () => scopes.getStore()?.position !== undefined,
    ageMs: watch.ageMs,
  }
}
