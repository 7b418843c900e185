import { markFilled, migrate, migrationsOf, type Migration } from './database/index.ts'
import { beginMonths } from './monthly-partitions/index.ts'
import type { ModuleDeps } from './server-module.ts'

/** The tables as this program needs them. Tables and columns that only older versions need stay, and are reported. */
export async function bringUpToDate(
  deps: Pick<ModuleDeps, 'db' | 'clock' | 'log' | 'settings'>,
  migrations: readonly Migration[],
  tell: (step: string) => void,
): Promise<void> {
  const { db, clock, settings } = deps
  const applied = await migrate(db, migrations, clock.now(), { how: 'beside others', tell })
  const { waiting } = await migrationsOf(db, migrations)
  if (waiting.length > 0)
    tell(`${waiting.join(', ')}: applied once no older server is left, by npm run ops -- migrations contract`)
  if (db.engine === 'pglite') await markFilled(settings.dataDir)
  if (applied.length > 0) tell(`Brought the tables up to date (${applied.length} steps)`)
  await beginMonths(deps)
}
