import { rm } from 'node:fs/promises'
import type { Database } from '../../database/index.ts'
import { partsOf } from '../../monthly-partitions/index.ts'
import { deleteArchive, listArchives } from '../archive-store.ts'
import { MESSAGES } from './archive-messages.ts'

/** A person of whom no message of a month is left needs no key to it, and a month without keys no file. */
export async function forgetMessages(db: Database): Promise<void> {
  const underWay = new Set((await partsOf(db, MESSAGES)).map(({ until }) => until))
  for (const { name, table, path, untilAt } of await listArchives(db)) {
    if (table !== MESSAGES.name || underWay.has(String(untilAt))) continue
    await db.transaction((tx) => tx.change(DROP_KEYS, [name]), { isUnlimited: true })
    const left = await db.query('SELECT 1 FROM archived_message_keys WHERE archive = $1 LIMIT 1', [name])
    if (left.length > 0) continue
    await rm(path, { force: true })
    await deleteArchive(db, name)
  }
}

const DROP_KEYS = `DELETE FROM archived_message_keys k WHERE k.archive = $1
  AND NOT EXISTS (SELECT FROM archived_messages m WHERE m.user_id = k.user_id AND m.archive = k.archive)`
