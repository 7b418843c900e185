import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inCheckout } from './checkout-root.ts'
import { runProgram } from './run-program.ts'

export type Engine = 'pglite' | 'postgresql'

/** Data of one's own: a folder, and where a PostgreSQL is given, a database in it. Outlives the servers that are started on it. */
export interface Installation {
  readonly engine: Engine
  readonly folder: string
  /** Settings for every program that works on this data. */
  readonly env: Readonly<Record<string, string>>
  readonly remove: () => Promise<void>
}

/** The PostgreSQL that the tests were given, if any. */
const givenPostgres = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined

export const ENGINES: readonly Engine[] = givenPostgres() === undefined ? ['pglite'] : ['pglite', 'postgresql']

/** On the embedded engine it may begin as a copy of a data folder that is not in use. */
export async function newInstallation(engine: Engine = 'pglite', postgresUrl = givenPostgres(), copyOf?: string): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'diandu-acceptance-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  const dataDir = join(folder, 'data')
  if (engine === 'pglite') {
    if (copyOf !== undefined) cpSync(copyOf, dataDir, { recursive: true })
    return { engine, folder, env: { DATA_DIR: dataDir }, remove: async () => removeFolder() }
  }
  if (postgresUrl === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL')
  const name = `acceptance_${randomBytes(6).toString('hex')}`
  await inPostgres(postgresUrl, `CREATE DATABASE ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return {
    engine,
    folder,
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    async remove() {
      await inPostgres(postgresUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      removeFolder()
    },
  }
}

/** Asked through the server's own driver, in a program of its own: this package has none. */
async function inPostgres(url: string, statement: string): Promise<void> {
  const program = `
    import pg from 'pg'
    const client = new pg.Client({ connectionString: process.env.ASKED_URL })
    await client.connect()
    await client.query(process.env.ASKED_STATEMENT)
    await client.end()`
  const env = { ASKED_URL: url, ASKED_STATEMENT: statement }
  const { exitCode, output } = await runProgram(['--input-type=module', '-e', program], { cwd: inCheckout('packages', 'server'), env })
  if (exitCode !== 0) throw new Error(`PostgreSQL refused "${statement}":\n${output}`)
}
