import { measurePoints } from './campaigns/index.ts'
import { openDatabase } from './database/index.ts'
import { readSettings } from './settings.ts'

/* For `npm run bench -- points`: how long the ranking of a campaign takes, in a market that no server uses now. */

const { databaseUrl, dataDir } = readSettings(process.env)
const db = await openDatabase({ url: databaseUrl, folder: dataDir })
try {
  process.stdout.write(`${JSON.stringify(await measurePoints(db, Date.now()))}\n`)
} finally {
  await db.close()
}
