import { measureMatching } from './buyer-requests/index.ts'
import { openDatabase } from './database/index.ts'
import { readSettings } from './settings.ts'

/*
 * For `npm run bench -- api`: how long a listing takes to be matched against the requests of buyers, in a market that a
 * server has filled and that no server uses now.
 */

const { databaseUrl, dataDir } = readSettings(process.env)
const db = await openDatabase({ url: databaseUrl, folder: dataDir })
try {
  process.stdout.write(`${JSON.stringify(await measureMatching(db, Date.now()))}\n`)
} finally {
  await db.close()
}
