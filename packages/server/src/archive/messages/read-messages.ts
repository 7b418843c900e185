import type { Queries } from '../../database/index.ts'
import { placesOf } from '../archive-store.ts'
import { linesAt, orAway } from '../read-archive.ts'
import { MESSAGES } from './archive-messages.ts'
import { openMessages, type ArchivedWords } from './message-lines.ts'

/** By message id. */
export async function archivedWordsOf(
  db: Queries,
  userId: string,
  archives: readonly string[],
): Promise<ReadonlyMap<string, ArchivedWords>> {
  const keys = await db.query<{ archive: string; sealKey: string }>(
    'SELECT archive, seal_key FROM archived_message_keys WHERE user_id = $1 AND archive = ANY($2::text[])',
    [userId, archives],
  )
  const keyOf = new Map(keys.map(({ archive, sealKey }) => [archive, sealKey]))
  const found = new Map<string, ArchivedWords>()
  for (const place of await placesOf(db, MESSAGES.name, userId, archives)) {
    const sealKey = keyOf.get(place.archive)
    if (sealKey === undefined) continue
    const lines = (await linesAt(place)).filter(({ key }) => key === userId)
    const opened = await orAway(place.path, async () => lines.flatMap((line) => openMessages(line, sealKey)))
    for (const words of opened) found.set(words.id, words)
  }
  return found
}
