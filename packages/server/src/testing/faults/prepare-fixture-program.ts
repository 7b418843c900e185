import { migrate, openDatabase, readMigrations } from '../../database/index.ts'
import { readSettings } from '../../settings.ts'
import { prepareFixture, type FixtureOptions } from './prepare-fixture.ts'

/*
 * `FIXTURE='{"people": 3, …}' node prepare-fixture-program.ts`: fills an installation before its server starts, and
 * prints what is
 * there.
 */

const settings = readSettings(process.env)
const db = await openDatabase({ url: settings.databaseUrl, folder: settings.dataDir })
try {
  await migrate(db, await readMigrations(), Date.now())
  const stage = await prepareFixture(
    db,
    JSON.parse(process.env['FIXTURE'] ?? '{}') as FixtureOptions,
    settings,
    Date.now(),
  )
  process.stdout.write(`${JSON.stringify(stage)}\n`)
} finally {
  await db.close()
}
