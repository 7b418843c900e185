import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseBusy, isAway } from '../database-busy.ts'
import type { Database, Reads } from '../database.ts'
import { isRetryable } from '../sql-failure.ts'
import { BEYOND_EVERYTHING, endOfRecord, parsePosition, type LogPosition } from './log-position.ts'
import { isReading, readsOnly } from './reads-only.ts'
import type { ReplicaWatch } from './replica-watch.ts'

/** One request, or what else reads as one. */
export interface ReadScope {
  /** The log position of the visitor's last write. */
  readonly position: LogPosition | undefined
  /** Everything that was committed by then. */
  readonly since: number | undefined
  hasWritten: boolean
}

/** Where what only reads is answered. */
export interface Readers {
  /** For calls that only read. There is no other way to a replica. */
  readonly reads: Reads
  /** For what has to be asked of the primary, such as a session: of a replica only while that is alone. */
  readonly currentReads: Reads
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
  currentReads: readsOnly(db),
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

type Statement = Parameters<Reads['query']>

interface RoutedDeps {
  readonly primary: Database
  readonly watch: Pick<ReplicaWatch, 'mayAnswer' | 'isAlone' | 'onceAlone' | 'ageMs' | 'look'>
  /** Undefined while it is away. */
  readonly replica: () => Reads | undefined
  readonly now: () => number
}

export interface RoutedReaders extends Readers {
  /** The primary for everything else; it notes who writes. */
  readonly db: Database
}

/**
 * Reads go to the replica while it is fresh and includes the position that the request needs; otherwise to the
 * primary. While the primary is away, a replica that was up to date then goes on, also with reads that the primary
 * left unanswered.
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
    // No replica is awaited for this request's own writes.
    const isFit = scope?.hasWritten !== true && watch.mayAnswer({ position: scope?.position, since })
    return isFit ? replica() : undefined
  }

  const lastOne = (): Reads | undefined => (watch.isAlone() ? replica() : undefined)

  /** From the primary; one that is silent is not waited for, and one that is gone is looked for at once. */
  function fromPrimary<Row>(statement: Statement): Promise<readonly Row[]> {
    return new Promise((answer, refuse) => {
      const forget = watch.onceAlone(
        () =>
          void lastOne()
            ?.query<Row>(...statement)
            .then(answer, refuse),
      )
      primary
        .query<Row>(...statement)
        .catch(async (error: unknown) => {
          if (isAway(error)) await watch.look()
          const last = isAway(error) ? lastOne() : undefined
          if (last === undefined) throw error
          return last.query<Row>(...statement)
        })
        .then(answer, refuse)
        .finally(forget)
    })
  }

  /** From this replica, where there is one and it does not go away, or have to change what the statement looks at. */
  async function fromReplica<Row>(
    other: Reads | undefined,
    statement: Statement,
    otherwise: () => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> {
    if (other === undefined) return otherwise()
    try {
      return await other.query<Row>(...statement)
    } catch (error) {
      if (!isAway(error) && !isRetryable(error)) throw error
      return otherwise()
    }
  }

  const fromLast = <Row>(statement: Statement): Promise<readonly Row[]> =>
    fromReplica(lastOne(), statement, () => fromPrimary<Row>(statement))

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
      query: <Row>(...statement: Statement) => fromReplica(chosen(), statement, () => fromLast<Row>(statement)),
    }),
    currentReads: readsOnly({ query: <Row>(...statement: Statement) => fromLast<Row>(statement) }),
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
