import type { Queries, Transaction } from '../database.ts'
import { checksumOf, halfOf, type Migration } from './migration.ts'

/** By their names, what is written of them. */
export type Applied = ReadonlyMap<string, string>

const MIGRATIONS_TABLE =
  'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at bigint NOT NULL)'

export const makeMigrationsTable = (transaction: Transaction): Promise<void> => transaction.script(MIGRATIONS_TABLE)

export async function isThere(table: string, database: Queries): Promise<boolean> {
  const [found] = await database.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [table])
  return found?.there === true
}

export async function appliedIn(database: Queries): Promise<Applied> {
  const rows = await database.query<{ name: string; checksum: string }>('SELECT name, checksum FROM schema_migrations')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

export async function writeApplied(database: Queries, migration: Migration, nowMs: number): Promise<void> {
  await database.change('INSERT INTO schema_migrations (name, checksum, applied_at) VALUES ($1, $2, $3)', [
    migration.name,
    checksumOf(migration),
    nowMs,
  ])
}

/** A newer version's additions do no harm; its removals do, and so may a migration without a half. */
export function refuseUnknown(applied: Applied, migrations: readonly Migration[]): void {
  const unknown = unknownIn(applied.keys(), migrations).filter((name) => halfOf({ name }) !== 'expand')
  if (unknown.length > 0)
    throw new Error(
      `The database is newer than this program: it holds ${unknown.join(', ')}. Start the version that brought them, or restore a backup from before (docs/operations.md).`,
    )
}

export const unknownIn = (names: Iterable<string>, migrations: readonly Migration[]): readonly string[] => {
  const known = new Set(migrations.map(({ name }) => name))
  return [...names].filter((name) => !known.has(name))
}

export function isPending(migration: Migration, applied: Applied): boolean {
  const before = applied.get(migration.name)
  if (before !== undefined && before !== checksumOf(migration)) {
    throw new Error(
      `Migration ${migration.name} was changed after it was applied. Undo the change and write a new migration.`,
    )
  }
  return before === undefined
}
