import pg from 'pg'
import { fromPool } from './database-busy.ts'
import type { Database, SqlValue } from './database.ts'
import type { Driver, Outcome, RunStatement } from './driver.ts'
import { guardedDatabase } from './guarded-database.ts'
import { refuseTimestamp, safeInteger, TYPE } from './sql-values.ts'

export interface PostgresqlOptions {
  readonly url: string
  /** Tables are made and looked for here; the tests give every worker its own. */
  readonly schema?: string
  readonly maxConnections?: number
  /** How long somebody waits for a connection, before `DatabaseBusy`. */
  readonly connectWithinMs?: number
  /** A connection that nobody used broke. The pool opens another one; this is for the log. */
  readonly onIdleError?: (error: Error) => void
}

const CONNECT_WITHIN_MS = 5_000
const STATEMENT_TIMEOUT_MS = 60_000

/** A pool of connections to a PostgreSQL server. Opens one at once, so that a wrong address fails here. */
export async function openPostgresql(options: PostgresqlOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 16,
    connectionTimeoutMillis: options.connectWithinMs ?? CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'diandu',
    types: { getTypeParser },
    ...(options.schema === undefined ? {} : { options: `-c search_path=${options.schema}` }),
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end()
    throw error
  }
  return guardedDatabase(driverOf(pool))
}

function driverOf(pool: pg.Pool): Driver {
  const statementsOf = statementsWith(namesOfStatements())
  return {
    engine: 'postgresql',
    durability: 'PostgreSQL: what is committed survives a crash and a power cut, as far as that server is set to fsync.',
    run: statementsOf(pool),
    async inTransaction(isolation, work) {
      const client = await fromPool(pool.connect())
      let isBroken = false
      // The pool listens to idle connections only; one that breaks while it is lent out would end the process.
      const onError = () => void (isBroken = true)
      client.on('error', onError)
      try {
        await client.query(`BEGIN ISOLATION LEVEL ${isolation}`)
        const value = await work({
          run: statementsOf(client),
          script: async (sql) => void (await client.query(sql)),
        })
        const { command } = await client.query('COMMIT')
        // A transaction that a failed statement has broken answers COMMIT with ROLLBACK, without an error.
        if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed.')
        return value
      } catch (error) {
        await client.query('ROLLBACK').catch(() => (isBroken = true))
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

/** A connection takes a statement apart once, and plans it once where its plan is kept: most of what is asked comes again and again. */
const statementsWith =
  (nameOf: NameOf) =>
  (connection: pg.Pool | pg.PoolClient): RunStatement =>
  async (text, parameters, planning) =>
    outcomeOf(await fromPool(connection.query({ text, values: bound(parameters), ...(planning === 'anew' ? {} : nameOf(text)) })))

type NameOf = (text: string) => { readonly name?: string }

const MOST_PREPARED = 300

/** The same name for the same statement at every connection of one pool; the first 300 get one, so that no connection grows without end. */
function namesOfStatements(): NameOf {
  const names = new Map<string, { readonly name: string }>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_PREPARED) return known ?? {}
    const name = { name: `statement_${names.size + 1}` }
    names.set(text, name)
    return name
  }
}

const bound = (parameters: readonly SqlValue[]): SqlValue[] => [...parameters]

function outcomeOf(result: pg.QueryResult): Outcome {
  return { rows: result.rows, changed: result.command === 'SELECT' ? 0 : (result.rowCount ?? 0) }
}

/** Reads values as PGlite does, so that one test suite holds for both. */
function getTypeParser(type: number, format?: 'text' | 'binary'): unknown {
  const ordinary = pg.types.getTypeParser as (type: number, format?: string) => (text: string) => unknown
  switch (type) {
    case TYPE.int8:
      return safeInteger
    case TYPE.int8List:
      return (text: string) => (ordinary(TYPE.int8List)(text) as readonly (string | null)[]).map((item) => (item === null ? null : safeInteger(item)))
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
