import { createHash } from 'node:crypto'
import type { Reads, Transaction } from '../database.ts'
import { checksumOf, isOfBaseline, LAST_FOLDED, type Migration } from './migration.ts'

/** As a database or a backup records it. */
export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
  readonly appliedAt: number
}

/** Of the names and checksums of the 108 migrations that became the baseline before the first release. */
const FOLDED_SHA256 = '5aa71a4993ac9d0ebbac3db571f6665b47bfc60db9386b4ea02ee749d044d1b7'

/**
 * A record that holds exactly the folded migrations, as one of the baseline instead; undefined where it holds only a
 * part of them. Any other stays as it is.
 */
export function atBaseline(
  record: readonly AppliedMigration[],
  migrations: readonly Migration[],
): readonly AppliedMigration[] | undefined {
  const known = new Set(migrations.map(({ name }) => name))
  const folded = record
    .filter(({ name }) => !known.has(name) && /^\d{4}-/.test(name) && name.slice(0, 4) <= LAST_FOLDED)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  if (folded.length === 0) return record
  const lines = folded.map(({ name, checksum }) => `${name} ${checksum}`).join('\n')
  if (createHash('sha256').update(lines).digest('hex') !== FOLDED_SHA256) return undefined
  const appliedAt = Math.max(...folded.map((applied) => applied.appliedAt))
  return [
    ...migrations.filter(isOfBaseline).map((migration) => ({
      name: migration.name,
      checksum: checksumOf(migration),
      appliedAt,
    })),
    ...record.filter((applied) => !folded.includes(applied)),
  ]
}

export const recordIn = (database: Reads): Promise<readonly AppliedMigration[]> =>
  database.query<AppliedMigration>('SELECT name, checksum, applied_at FROM schema_migrations')

/** So that a database from before the baseline goes on with it. */
export async function bringToBaseline(transaction: Transaction, migrations: readonly Migration[]): Promise<void> {
  const record = await recordIn(transaction)
  const brought = atBaseline(record, migrations)
  if (brought === undefined)
    throw new Error(
      'This database holds only a part of the migrations that became the baseline. Start the last version before the baseline on it once, or make it anew (docs/operations.md, "Databases from before the baseline").',
    )
  if (brought === record) return
  await transaction.change('DELETE FROM schema_migrations')
  await transaction.change(
    'INSERT INTO schema_migrations (name, checksum, applied_at) SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])',
    [brought.map(({ name }) => name), brought.map(({ checksum }) => checksum), brought.map((one) => one.appliedAt)],
  )
}
