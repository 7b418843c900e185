import { randomBytes } from 'node:crypto'
import type pg from 'pg'

export interface ConnectionWay {
  /** A pooler lends a session for each transaction: what is set for a session is met by others. */
  readonly isPooled: boolean
  /** Whether a statement may be prepared under a name. */
  readonly keepsStatements: boolean
  /** Whether a statement that says nothing of its own is ended by the server one day. */
  readonly limitsStatements: boolean
}

const DIRECT: ConnectionWay = { isPooled: false, keepsStatements: true, limitsStatements: true }

/** SQLSTATE of a pooler that does not pass on what the session begins with. */
const REFUSED_PARAMETER = /^unsupported startup parameter/

export const isRefusedParameter = (error: unknown): boolean =>
  error instanceof Error && REFUSED_PARAMETER.test(error.message)

/** The driver knows it, its types do not. */
type PooledClient = pg.PoolClient & { readonly processID?: number | null }

/**
 * A pooler cannot tell beforehand which session will work, so the process that it names when it is connected to is
 * never the one that answers.
 */
export async function connectionWay(client: pg.PoolClient): Promise<ConnectionWay> {
  const { rows } = await client.query<{ pid: number; limit: string }>(
    `SELECT pg_backend_pid() AS pid, current_setting('statement_timeout') AS limit`,
  )
  const [answered] = rows
  if (answered === undefined || answered.pid === (client as PooledClient).processID) return DIRECT
  return {
    isPooled: true,
    keepsStatements: await keepsStatements(client),
    limitsStatements: answered.limit !== '0',
  }
}

/**
 * A pooler that looks after named statements gives them names of its own; under any other they would stay with a
 * session that the next transaction may not get.
 */
async function keepsStatements(client: pg.PoolClient): Promise<boolean> {
  const name = `way_${randomBytes(8).toString('hex')}`
  await client.query('BEGIN')
  const { rows } = await client.query<{ known: boolean }>({
    name,
    text: `SELECT count(*) > 0 AS known FROM pg_prepared_statements WHERE name = '${name}'`,
  })
  const isPassedOn = rows[0]?.known !== false
  if (isPassedOn) await client.query(`DEALLOCATE ${name}`)
  await client.query('COMMIT')
  return !isPassedOn
}
