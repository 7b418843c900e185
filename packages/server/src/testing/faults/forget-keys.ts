import { openDatabase } from '../../database/index.ts'
import { readSettings } from '../../settings.ts'

/* `node forget-keys.ts`: forgets which requests were answered, as a restore would that leaves them out. */

const settings = readSettings(process.env)
const db = await openDatabase({ url: settings.databaseUrl, folder: settings.dataDir })
try {
  await db.change('DELETE FROM idempotency_keys')
} finally {
  await db.close()
}
