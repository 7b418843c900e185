import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { appliedIn, isPending, isThere, unknownIn } from './applied-migrations.ts'
import { atBaseline, recordIn } from './baseline.ts'
import type { Progress } from './migrate-beside-others.ts'
import { halfOf, type Migration } from './migration.ts'
import { presentServers, whoNeedsWhatGoes, type PresentServer } from './present-servers.ts'

interface Contracted {
  readonly applied: readonly string[]
  /** Servers that still need what would go: nothing of it went. */
  readonly inTheWay: readonly PresentServer[]
}

/** Applies all migrations; no removing ones while a server of an earlier version is running. */
export async function contract(
  database: Database,
  migrations: readonly Migration[],
  { nowMs, tell }: Progress,
): Promise<Contracted> {
  const expanded = await migrate(database, migrations, nowMs, { how: 'beside others', tell })
  const applied = await appliedIn(database)
  const pending = migrations.filter((migration) => halfOf(migration) === 'contract' && isPending(migration, applied))
  const inTheWay = pending.length === 0 ? [] : whoNeedsWhatGoes(await presentServers(database), pending)
  if (inTheWay.length > 0) return { applied: expanded, inTheWay }
  return {
    applied: [...expanded, ...(await migrate(database, migrations, nowMs, { how: 'after others', tell }))],
    inTheWay,
  }
}

interface MigrationState {
  /** Any server of this version applies them. */
  readonly pending: readonly string[]
  /** They take something away. */
  readonly waiting: readonly string[]
  /** A newer version has applied them. */
  readonly unknown: readonly string[]
}

export async function migrationsOf(database: Database, migrations: readonly Migration[]): Promise<MigrationState> {
  const record = (await isThere('schema_migrations', database)) ? await recordIn(database) : []
  const applied = new Map((atBaseline(record, migrations) ?? record).map(({ name, checksum }) => [name, checksum]))
  const left = migrations.filter((migration) => isPending(migration, applied))
  const names = (isContract: boolean): readonly string[] =>
    left.filter((migration) => (halfOf(migration) === 'contract') === isContract).map(({ name }) => name)
  return { pending: names(false), waiting: names(true), unknown: unknownIn(applied.keys(), migrations) }
}
