import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Database, Transaction } from './database.ts'

export interface Migration {
  /** `0010-session`: the number orders it, the name says whose it is. */
  readonly name: string
  readonly sql: string
}

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url))

/** Any number will do, as long as every server uses the same one. */
const MIGRATION_LOCK = 7_211_001

const FILE_NAME = /^(\d{4}-[a-z0-9-]+)\.sql$/

/** Applies what the database has not seen yet, in order, all or nothing. Answers the names of what it applied. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  nowMs: number,
): Promise<readonly string[]> {
  return database.transaction(
    async (transaction) => {
      // Servers that start together wait here for the first of them.
      await transaction.query('SELECT pg_advisory_xact_lock($1)::text', [MIGRATION_LOCK])
      await transaction.script(MIGRATIONS_TABLE)
      const applied = await appliedIn(transaction)
      refuseUnknown(applied, migrations)
      const pending = migrations.filter((migration) => isPending(migration, applied))
      for (const { name, sql } of pending) {
        await transaction.script(sql)
        await transaction.change('INSERT INTO schema_migrations (name, checksum, applied_at) VALUES ($1, $2, $3)', [
          name,
          checksum(sql),
          nowMs,
        ])
      }
      return pending.map(({ name }) => name)
    },
    { isUnlimited: true },
  )
}

export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => ({ name: nameOf(file), sql: await readFile(`${folder}/${file}`, 'utf8') })),
  )
}

const MIGRATIONS_TABLE =
  'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at bigint NOT NULL)'

function nameOf(file: string): string {
  const name = FILE_NAME.exec(file)?.[1]
  if (name === undefined) throw new Error(`A migration is named like 0010-session.sql, not ${file}.`)
  return name
}

async function appliedIn(transaction: Transaction): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function refuseUnknown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0) throw new Error(`The database is newer than this program: it holds ${unknown.join(', ')}.`)
}

function isPending({ name, sql }: Migration, applied: ReadonlyMap<string, string>): boolean {
  const before = applied.get(name)
  if (before !== undefined && before !== checksum(sql)) {
    throw new Error(`Migration ${name} was changed after it was applied. Undo the change and write a new migration.`)
  }
  return before === undefined
}

/** Line ends do not count: a checkout on Windows holds the same migration. */
function checksum(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}
