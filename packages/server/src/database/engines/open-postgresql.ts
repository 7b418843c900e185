import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { announcementBodies } from '../announcements/announcement.ts'
import { listenForAnnouncements, type Listening } from '../announcements/listen-for-announcements.ts'
import { DatabaseBusy, orBusy } from '../database-busy.ts'
import type { Database, SqlValue } from '../database.ts'
import type { Driver, StatementOutcome, RunStatement } from '../driver.ts'
import { guardedDatabase } from '../guarded-database.ts'
import { namedRows } from '../rows/named-rows.ts'
import { refuseTimestamp, safeInteger, TYPE } from '../sql-values.ts'
import { connectionWay, isRefusedParameter, type ConnectionWay } from './connection-way.ts'
import { oneAtATime } from './one-at-a-time.ts'
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
  /** PostgreSQL itself, where `url` may lead to a pooler. */
  readonly directUrl?: string
  /** The connection that listens broke. Another one is opened. */
  readonly onListenError?: (error: Error) => void
  /** An idle connection broke. The pool opens another one; this is for the log. */
  readonly onIdleError?: (error: Error) => void
  /** A pooler was found on the way. */
  readonly onPooler?: (way: ConnectionWay) => void
}

const DEFAULT_CONNECTIONS = 16

const CONNECT_WITHIN_MS = 5_000
const STATEMENT_TIMEOUT_MS = 60_000
/**
 * A server that has not even ended a statement by then is not there: its machine hangs, or the network between is gone.
 */
const SILENT_AFTER_MS = STATEMENT_TIMEOUT_MS + 5_000

/**
 * A pool of connections to a PostgreSQL server, or to a pooler in front of it. Opens one at once, so that a wrong
 * address fails here.
 */
export async function openPostgresql(options: PostgresqlOptions): Promise<Database> {
  const { pool, way } = await openPool(options)
  if (way.isPooled) options.onPooler?.(way)
  const driver = driverOf(pool, way, {
    silentAfterMs: options.silentAfterMs ?? SILENT_AFTER_MS,
    connectWithinMs: options.connectWithinMs ?? CONNECT_WITHIN_MS,
  })
  return guardedDatabase(withOwnConnections(withOthers(driver, options), options, way))
}

async function openPool(options: PostgresqlOptions): Promise<{ readonly pool: pg.Pool; readonly way: ConnectionWay }> {
  const pool = createPool(options, {
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    ...(options.schema === undefined ? {} : { options: `-c search_path=${options.schema}` }),
  })
  const way = await wayOf(pool).catch((error: unknown) => {
    if (isRefusedParameter(error)) return undefined
    throw error
  })
  if (way?.isPooled === false) return { pool, way }
  if (!pool.ended) await pool.end()
  if (options.schema !== undefined) throw new Error('No schema can be chosen behind a pooler.')
  const pooled = createPool(options, {})
  return { pool: pooled, way: await wayOf(pooled) }
}

function createPool(options: PostgresqlOptions, session: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? DEFAULT_CONNECTIONS,
    connectionTimeoutMillis: options.connectWithinMs ?? CONNECT_WITHIN_MS,
    keepAlive: true,
    application_name: 'diandu',
    types: { getTypeParser },
    ...session,
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  // A connection may be told that it is over in the same breath as that it is ready: nothing else listens yet then, and
  // an error that is not heard ends the process. What is done with it next tells that it is broken.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Of its first connection. What cannot be asked leaves nothing open. */
async function wayOf(pool: pg.Pool): Promise<ConnectionWay> {
  try {
    const client = await pool.connect()
    try {
      return await connectionWay(client)
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    throw error
  }
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

/** A pooler would give each statement another session, or keep for others what was set for one. */
function withOwnConnections(
  driver: Driver,
  { url, directUrl = url, schema }: PostgresqlOptions,
  way: ConnectionWay,
): Driver {
  if (way.isPooled && directUrl === url) return driver
  return {
    ...driver,
    async onOwnConnection(work) {
      const client = new pg.Client({
        connectionString: directUrl,
        keepAlive: true,
        application_name: 'diandu',
        types: { getTypeParser },
        statement_timeout: 0,
        ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
      })
      client.on('error', () => undefined)
      await orBusy(client.connect())
      try {
        return await work(async (text, parameters) =>
          outcomeOf(await orBusy(client.query({ text, values: bound(parameters), rowMode: 'array' }))),
        )
      } finally {
        await client.end()
      }
    },
  }
}

interface Limits {
  readonly silentAfterMs: number
  readonly connectWithinMs: number
}

/** Said with each statement and not with the pool: there, no statement could be freed of it. */
function driverOf(pool: pg.Pool, way: ConnectionWay, { silentAfterMs, connectWithinMs }: Limits): Driver {
  const limited: Patience = { query_timeout: silentAfterMs }
  const statementsOf = statementsWith(way.keepsStatements ? namesOfStatements() : () => undefined)
  // BEGIN is instant, so silence means that the pooler has no session to lend.
  const toBegin: Patience = way.isPooled ? { query_timeout: connectWithinMs } : {}
  return {
    engine: 'postgresql',
    durability:
      'PostgreSQL: what is committed survives a crash and a power cut, as far as that server is set to fsync.',
    run: statementsOf(pool, limited),
    async inTransaction({ isolation, isUnlimited }, work) {
      const client = await orBusy(pool.connect())
      const patience = isUnlimited ? UNLIMITED : limited
      // The driver will no longer queue what is sent while a statement is answered, by a Promise.all for example.
      const next = oneAtATime()
      const run = statementsOf(client, patience)
      const call = (text: string, within: Patience = patience) => next(() => orBusy(client.query({ text, ...within })))
      let isBroken = false
      // The pool listens to idle connections only; one that breaks while it is lent out would end the process.
      const onError = () => void (isBroken = true)
      client.on('error', onError)
      try {
        await call(`BEGIN ISOLATION LEVEL ${isolation}${limitsOf(way, isUnlimited)}`, { ...patience, ...toBegin })
        const value = await work({
          run: (...statement) => next(() => run(...statement)),
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
        else await call('ROLLBACK', limited).catch(() => (isBroken = true))
        throw error
      } finally {
        client.off('error', onError)
        client.release(isBroken)
      }
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      if (!pool.ended) await pool.end()
    },
  }
}

/** Behind a pooler a transaction says its own limits, for it begins in a session that was told none. */
function limitsOf({ isPooled }: ConnectionWay, isUnlimited: boolean): string {
  const ofStatement = isUnlimited ? 0 : STATEMENT_TIMEOUT_MS
  if (isPooled)
    return `; SET LOCAL statement_timeout = ${ofStatement}; SET LOCAL idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT_MS}`
  return isUnlimited ? '; SET LOCAL statement_timeout = 0' : ''
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
          rowMode: 'array',
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

function outcomeOf(result: pg.QueryArrayResult): StatementOutcome {
  return {
    rows: namedRows(result.fields, result.rows),
    changed: result.command === 'SELECT' ? 0 : (result.rowCount ?? 0),
  }
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
