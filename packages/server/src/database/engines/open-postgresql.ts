import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { announcementBodies } from '../announcements/announcement.ts'
import { listenForAnnouncements, type Listening } from '../announcements/listen-for-announcements.ts'
import { DatabaseBusy, orBusy } from '../database-busy.ts'
import type { Database, SqlValue } from '../database.ts'
import type { Driver, StatementOutcome, RunStatement } from '../driver.ts'
import { guardedDatabase } from '../guarded-database.ts'
import { refuseTimestamp, safeInteger, TYPE } from '../sql-values.ts'
import { namesOfStatements, type NameOf } from './statement-names.ts'

export interface PostgresqlOptions {
  readonly url: string
  /** Tables are made and looked for here; the tests give every worker its own. */
  readonly schema?: string
  readonly maxConnections?: number
  /** How long a caller waits for a connection, before `DatabaseBusy`. */
  readonly connectWithinMs?: number
  /** How long a statement may go without any answer, before `DatabaseBusy`. */
  readonly silentAfterMs?: number
  /** Where others' announcements are heard: PostgreSQL itself, and no pooler. Without it none is. */
  readonly listenUrl?: string
  /** The connection that listens broke. Another one is opened. */
  readonly onListenError?: (error: Error) => void
  /** An idle connection broke. The pool opens another one; this is for the log. */
  readonly onIdleError?: (error: Error) => void
}

const CONNECT_WITHIN_MS = 5_000
const STATEMENT_TIMEOUT_MS = 60_000
/**
 * A server that has not even ended a statement by then is not there: its machine hangs, or the network between is gone.
 */
const SILENT_AFTER_MS = STATEMENT_TIMEOUT_MS + 5_000

/** A pool of connections to a PostgreSQL server. Opens one at once, so that a wrong address fails here. */
export async function openPostgresql(options: PostgresqlOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 16,
    connectionTimeoutMillis: options.connectWithinMs ?? CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'diandu',
    types: { getTypeParser },
    ...(options.schema === undefined ? {} : { options: `-c search_path=${options.schema}` }),
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  // A connection may be told that it is over in the same breath as that it is ready: nothing else listens yet then, and
  // an error that is not heard ends the process. What is done with it next tells that it is broken.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end()
    throw error
  }
  return guardedDatabase(withOthers(driverOf(pool, options.silentAfterMs ?? SILENT_AFTER_MS), options))
}

/** Tells others what is announced here, and hears them where that is asked for. */
function withOthers(driver: Driver, { schema, listenUrl, onListenError }: PostgresqlOptions): Driver {
  const by = randomUUID()
  const channel = schema === undefined ? 'diandu' : `diandu_${schema}`
  let listening: Listening | undefined
  return {
    ...driver,
    async tellOthers({ run }, announced) {
      const bodies = announcementBodies(by, announced)
      await run('SELECT pg_notify($1::text, body) FROM unnest($2::text[]) AS said (body)', [channel, bodies])
    },
    listenToOthers(onAnnounced) {
      if (listenUrl === undefined) return
      listening = listenForAnnouncements({
        url: listenUrl,
        channel,
        by,
        onAnnounced,
        ...(onListenError === undefined ? {} : { onTrouble: onListenError }),
      })
    },
    async close() {
      await listening?.stop()
      await driver.close()
    },
  }
}

/** Said with each statement and not with the pool: there, no statement could be freed of it. */
function driverOf(pool: pg.Pool, silentAfterMs: number): Driver {
  const limited: Patience = { query_timeout: silentAfterMs }
  const statementsOf = statementsWith(namesOfStatements())
  return {
    engine: 'postgresql',
    durability:
      'PostgreSQL: what is committed survives a crash and a power cut, as far as that server is set to fsync.',
    run: statementsOf(pool, limited),
    async inTransaction({ isolation, isUnlimited }, work) {
      const client = await orBusy(pool.connect())
      const patience = isUnlimited ? UNLIMITED : limited
      const call = (text: string) => orBusy(client.query({ text, ...patience }))
      let isBroken = false
      // The pool listens to idle connections only; one that breaks while it is lent out would end the process.
      const onError = () => void (isBroken = true)
      client.on('error', onError)
      try {
        await call(`BEGIN ISOLATION LEVEL ${isolation}${isUnlimited ? '; SET LOCAL statement_timeout = 0' : ''}`)
        const value = await work({
          run: statementsOf(client, patience),
          script: async (sql) => void (await call(sql)),
        })
        const { command } = await call('COMMIT')
        // A transaction that a failed statement has broken answers COMMIT with ROLLBACK, without an error.
        if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed.')
        return value
      } catch (error) {
        // A connection that is away takes its transaction with it; asked once more, a silent one would be waited for
        // once more.
        if (error instanceof DatabaseBusy) isBroken = true
        else await client.query({ text: 'ROLLBACK', ...limited }).catch(() => (isBroken = true))
        throw error
      } finally {
        client.off('error', onError)
        client.release(isBroken)
      }
    },
    close: async () => {
      if (!pool.ended) await pool.end()
    },
  }
}

/**
 * A connection takes a statement apart once, and plans it once where its plan is kept: most of what is asked comes
 * again and again.
 */
const statementsWith =
  (nameOf: NameOf) =>
  (connection: pg.Pool | pg.PoolClient, patience: Patience): RunStatement =>
  async (text, parameters, planning) =>
    outcomeOf(
      await orBusy(
        connection.query({
          text,
          values: bound(parameters),
          ...patience,
          ...(planning === 'anew' ? {} : nameOf(text)),
        }),
      ),
    )

/** How long the driver waits for an answer to a statement; without a figure, as long as the connection holds. */
interface Patience {
  readonly query_timeout?: number
}

const UNLIMITED: Patience = {}

const bound = (parameters: readonly SqlValue[]): SqlValue[] => [...parameters]

function outcomeOf(result: pg.QueryResult): StatementOutcome {
  return { rows: result.rows, changed: result.command === 'SELECT' ? 0 : (result.rowCount ?? 0) }
}

/** Reads values as PGlite does, so that one test suite holds for both. */
function getTypeParser(type: number, format?: 'text' | 'binary'): unknown {
  const ordinary = pg.types.getTypeParser as (type: number, format?: string) => (text: string) => unknown
  switch (type) {
    case TYPE.int8:
      return safeInteger
    case TYPE.int8List:
      return (text: string) =>
        (ordinary(TYPE.int8List)(text) as readonly (string | null)[]).map((item) =>
          item === null ? null : safeInteger(item),
        )
    case TYPE.bytea:
      return (text: string) => new Uint8Array(ordinary(TYPE.bytea)(text) as Buffer)
    case TYPE.date:
    case TYPE.timestamp:
    case TYPE.timestamptz:
      return refuseTimestamp
    default:
      return ordinary(type, format)
  }
}
