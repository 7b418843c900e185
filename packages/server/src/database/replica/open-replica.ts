import { orBusy, DatabaseBusy } from '../database-busy.ts'
import type { Database, Reads } from '../database.ts'
import { openPostgresql } from '../engines/open-postgresql.ts'
import { endOfRecord, parsePosition, type LogPosition } from './log-position.ts'
import type { PrimaryPlace } from './replica-watch.ts'

/** The replica's address is wrong; the server does not start. */
class WrongReplica extends Error {}

interface Identity {
  readonly cluster: string
  readonly database: string
  readonly oid: number
  readonly follows: boolean
}

const IDENTITY = `SELECT system_identifier::text AS cluster, current_database()::text AS database,
  (SELECT oid::int8 FROM pg_database WHERE datname = current_database()) AS oid, pg_is_in_recovery() AS follows FROM pg_control_system()`

async function identityOf(db: Reads): Promise<Identity> {
  const [identity] = await db.query<Identity>(IDENTITY)
  if (identity === undefined) throw new Error('PostgreSQL does not say which cluster it is.')
  return identity
}

/** A server that is not this primary's replica would answer with other people's data, or with none. */
function refuseOther(replica: Identity, primary: Identity): void {
  if (replica.cluster !== primary.cluster)
    throw new WrongReplica('DATABASE_READ_URL names a server that is no replica of the one in DATABASE_URL.')
  if (replica.oid !== primary.oid)
    throw new WrongReplica(
      `DATABASE_READ_URL names the database ${replica.database}, and DATABASE_URL names ${primary.database}.`,
    )
  if (!replica.follows)
    throw new WrongReplica(
      'DATABASE_READ_URL names a server that follows no other one: the primary, or a former replica.',
    )
}

/** How far the primary is. On a connection of its own: waiting for the others must not make the replica look old. */
export const placeOfPrimary = (db: Reads) => async (): Promise<PrimaryPlace> => {
  const [row] = await db.query<{ position: string; timeline: string }>(
    `SELECT pg_current_wal_lsn()::text AS position, left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline`,
  )
  return { position: placed(row?.position), timeline: row?.timeline ?? '' }
}

function placed(text: string | null | undefined): LogPosition {
  const position = parsePosition(text ?? '')
  if (position === undefined) throw new Error(`PostgreSQL said ${text} where its log should be.`)
  return endOfRecord(position)
}

interface ReplicaOptions {
  readonly url: string
  readonly primary: Reads
  readonly maxConnections: number
  readonly tell: (what: string, why?: string) => void
}

export interface Replica {
  readonly reads: () => Reads | undefined
  /** How far it has followed, once it has shown to be the right one; undefined where it may not be used. */
  readonly reached: () => Promise<LogPosition | undefined>
  readonly close: () => Promise<void>
}

/** A look waits no longer: what does not answer by then does not answer pages either. */
export const LOOK_WITHIN_MS = 1_000
/** Page reads are quick: a replica silent for so long is given up for the primary. */
const SILENT_AFTER_MS = 5_000

/**
 * One that is away is looked for again and again, and is none of the server's business until it is there. Whenever it
 * comes, it has to show that it is the right one.
 */
export function openReplica({ url, primary, maxConnections, tell }: ReplicaOptions): Replica {
  let opened: { readonly pool: Database; readonly looks: Database } | undefined
  let opening: Promise<NonNullable<typeof opened>> | undefined
  let expected: Identity | undefined
  let isRight = false
  let reported = ''

  const say = (what: string, why?: string): void => {
    if (reported !== what) tell(what, why)
    reported = what
  }

  async function open(): Promise<NonNullable<typeof opened>> {
    const looks = await openPostgresql({
      url,
      maxConnections: 1,
      connectWithinMs: LOOK_WITHIN_MS,
      silentAfterMs: LOOK_WITHIN_MS,
    })
    try {
      return {
        looks,
        pool: await openPostgresql({
          url,
          maxConnections,
          connectWithinMs: LOOK_WITHIN_MS,
          silentAfterMs: SILENT_AFTER_MS,
        }),
      }
    } catch (error) {
      await looks.close()
      throw error
    }
  }

  async function look(): Promise<LogPosition | undefined> {
    opened ??= await orBusy((opening = open()))
    if (!isRight) {
      expected ??= await identityOf(primary)
      refuseOther(await identityOf(opened.looks), expected)
    }
    isRight = true
    const [row] = await opened.looks.query<{ position: string | null; follows: boolean }>(
      'SELECT pg_last_wal_replay_lsn()::text AS position, pg_is_in_recovery() AS follows',
    )
    if (row?.follows !== true) {
      isRight = false
      say('The replica cannot be used: the primary answers everything', 'It follows no server any more.')
      return undefined
    }
    say('Reads are answered by the replica')
    return row.position === null ? undefined : placed(row.position)
  }

  return {
    reads: () => (isRight ? opened?.pool : undefined),
    async reached() {
      try {
        return await look()
      } catch (error) {
        isRight = false
        say('The replica cannot be used: the primary answers everything', (error as Error).message)
        // A wrong address at the start is reported to the operator; later on the primary answers.
        if (error instanceof DatabaseBusy) return undefined
        throw error
      }
    },
    close: async () => {
      const last = await opening?.catch(() => undefined)
      await Promise.all([last?.looks.close(), last?.pool.close()])
    },
  }
}
