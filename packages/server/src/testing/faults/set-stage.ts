import { migrate, openDatabase, readMigrations } from '../../database/index.ts'
import { readSettings } from '../../settings.ts'
import { setStage, type StageWanted } from './stage.ts'

/* `STAGE='{"people": 3, …}' node set-stage.ts`: fills an installation before its server starts, and prints what is there. */

const settings = readSettings(process.env)
const db = await openDatabase({ url: settings.databaseUrl, folder: settings.dataDir })
try {
  await migrate(db, await readMigrations(), Date.now())
  const stage = await setStage(db, JSON.parse(process.env['STAGE'] ?? '{}') as StageWanted, settings, Date.now())
  process.stdout.write(`${JSON.stringify(stage)}\n`)
} finally {
  await db.close()
}
