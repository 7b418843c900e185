import type { Database } from './database.ts'
import { appliedIn, isPending, makeMigrationsTable, refuseUnknown, writeApplied } from './upgrade/applied-migrations.ts'
import { bringToBaseline } from './upgrade/baseline.ts'
import { migrateBesideOthers } from './upgrade/migrate-beside-others.ts'
import { halfOf, wayOf, withoutConcurrency, type Migration } from './upgrade/migration.ts'
import { inTurn, isOwnTurn } from './upgrade/turn.ts'

export { readMigrations, type Migration } from './upgrade/migration.ts'

export interface MigrateOptions {
  /**
   * `alone`: no other server is on this database, so that everything is done at once. `beside others`: what servers of
   * the version before can live with, and nothing that keeps them waiting; a database without tables is `alone`. `after
   * others`: also what they could not live with.
   */
  readonly how?: 'alone' | 'beside others' | 'after others'
  /** Says what takes a while. */
  readonly tell?: (line: string) => void
}

/**
 * Applies what the database has not seen yet, in order. Answers the names of what it applied. Alone it is all or
 * nothing; beside others each migration is so for itself.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  nowMs: number,
  { how = 'alone', tell = () => undefined }: MigrateOptions = {},
): Promise<readonly string[]> {
  const isAlone = how === 'alone' || database.engine === 'pglite'
  const begun = await begin(database, migrations, { nowMs, isAlone })
  if (isAlone) return begun
  const made = [...begun]
  const inOrder = [
    ...migrations.filter((migration) => halfOf(migration) !== 'contract'),
    ...(how === 'after others' ? migrations.filter((migration) => halfOf(migration) === 'contract') : []),
  ]
  const applied = await appliedIn(database)
  for (const migration of inOrder)
    if (isPending(migration, applied) && (await migrateBesideOthers(database, migration, { nowMs, tell })))
      made.push(migration.name)
  return made
}

const begin = (
  database: Database,
  migrations: readonly Migration[],
  { nowMs, isAlone }: { readonly nowMs: number; readonly isAlone: boolean },
): Promise<readonly string[]> =>
  inTurn(() =>
    database.transaction(
      async (transaction) => {
        if (!(await isOwnTurn(transaction))) return 'not yet' as const
        await makeMigrationsTable(transaction)
        await bringToBaseline(transaction, migrations)
        const applied = await appliedIn(transaction)
        refuseUnknown(applied, migrations)
        const isEverything = isAlone || applied.size === 0
        const pending = migrations.filter(
          (migration) => isPending(migration, applied) && (isEverything || halfOf(migration) === undefined),
        )
        for (const migration of pending) {
          if (wayOf(migration) === 'in batches') while ((await transaction.change(migration.sql)) > 0);
          else await transaction.script(withoutConcurrency(migration.sql))
          await writeApplied(transaction, migration, nowMs)
        }
        return pending.map(({ name }) => name)
      },
      { isUnlimited: true },
    ),
  )
