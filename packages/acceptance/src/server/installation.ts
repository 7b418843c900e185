import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inCheckout } from './checkout-root.ts'
import { runProgram } from './run-program.ts'

export type Engine = 'pglite' | 'postgresql'

/**
 * Data of one's own: a folder, and where a PostgreSQL is given, a database in it. Outlives the servers that are
 * started on it.
 */
export interface Installation {
  readonly engine: Engine
  readonly folder: string
  /** It began as a copy of a market. */
  readonly isFilled: boolean
  /** Settings for every program that works on this data. */
  readonly env: Readonly<Record<string, string>>
  /** Throws the data away, as a broken disk does; what else lies in the folder stays. */
  readonly loseData: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** A market that a server of this run has filled, and that no server uses. */
export interface FilledMarket {
  /** The data folder of the embedded engine. */
  readonly dataDir: string
  /** A database on the PostgreSQL that the tests were given. */
  readonly databaseUrl?: string | undefined
}

/** The PostgreSQL that the tests were given, if any. */
const givenPostgres = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined

export const ENGINES: readonly Engine[] = givenPostgres() === undefined ? ['pglite'] : ['pglite', 'postgresql']

/** It may begin as a copy of a filled market. Its own folder is inside `within`. */
export async function newInstallation(
  engine: Engine = 'pglite',
  postgresUrl = givenPostgres(),
  copyOf?: FilledMarket,
  within = tmpdir(),
): Promise<Installation> {
  const folder = mkdtempSync(join(within, 'diandu-acceptance-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  const dataDir = join(folder, 'data')
  const loseFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (engine === 'pglite') {
    if (copyOf !== undefined) cpSync(copyOf.dataDir, dataDir, { recursive: true })
    return {
      engine,
      folder,
      isFilled: copyOf !== undefined,
      env: { DATA_DIR: dataDir },
      loseData: async () => loseFolder(),
      remove: async () => removeFolder(),
    }
  }
  if (postgresUrl === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL')
  const name = `acceptance_${randomBytes(6).toString('hex')}`
  const template = templateOn(postgresUrl, copyOf)
  await requestPostgres(postgresUrl, `CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${template}`}`)
  const drop = () => requestPostgres(postgresUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return {
    engine,
    folder,
    isFilled: template !== undefined,
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    async loseData() {
      await drop()
      await requestPostgres(postgresUrl, `CREATE DATABASE ${name}`)
    },
    async remove() {
      await drop()
      removeFolder()
    },
  }
}

/** A server of its own knows nothing of the filled database, which is on another one. */
function templateOn(postgresUrl: string, copyOf: FilledMarket | undefined): string | undefined {
  if (copyOf?.databaseUrl === undefined) return undefined
  const filled = new URL(copyOf.databaseUrl)
  return filled.host === new URL(postgresUrl).host ? filled.pathname.slice(1) : undefined
}

/** Asked through the server's own driver, in a program of its own: this package has none. */
export async function requestPostgres(url: string, statement: string): Promise<void> {
  const program = `
    import pg from 'pg'
    const client = new pg.Client({ connectionString: process.env.REQUESTED_URL })
    await client.connect()
    await client.query(process.env.REQUESTED_STATEMENT)
    await client.end()`
  const env = { REQUESTED_URL: url, REQUESTED_STATEMENT: statement }
  const { exitCode, output } = await runProgram(['--input-type=module', '-e', program], {
    cwd: inCheckout('packages', 'server'),
    env,
  })
  if (exitCode !== 0) throw new Error(`PostgreSQL refused "${statement}":\n${output}`)
}
