import type { Queries } from '../database/index.ts'

/*
 * A message that goes takes along that its person was told. Of one in an archive its line goes, and with it all that
 * is known of what the file holds: a job throws away the key, and in the end the file.
 */

type MessageTable = 'inbox_messages' | 'archived_messages'

const dropping = (table: MessageTable, which: string): string =>
  `WITH gone AS (DELETE FROM ${table} WHERE ${which} RETURNING user_id, event_key),
     untold AS (DELETE FROM inbox_told t USING gone WHERE t.user_id = gone.user_id AND t.event_key = gone.event_key)
   SELECT count(*)::int8 AS count FROM gone`

async function countOf(dropped: Promise<readonly { readonly count: number }[]>): Promise<number> {
  return (await dropped)[0]?.count ?? 0
}

/** Answers how many; those that were never read stay. */
export const dropRead = (db: Queries, table: MessageTable, beforeMs: number, max: number): Promise<number> =>
  countOf(
    db.query(
      dropping(
        table,
        `(user_id, id) IN (
           SELECT user_id, id FROM ${table} WHERE read_at IS NOT NULL AND read_at < $1 ORDER BY read_at LIMIT $2::int)`,
      ),
      [beforeMs, max],
    ),
  )

/** By an index of announced messages alone. */
export const DROP_ANNOUNCED = dropping('inbox_messages', `event = 'platform.announced' AND event_key = $1`)
const DROP_ARCHIVED = dropping('archived_messages', `event = 'platform.announced' AND event_key = $1`)

/** Also one that goes into an archive just now: it is looked for there second. */
export async function dropAnnounced(db: Queries, key: string): Promise<void> {
  await db.query(DROP_ANNOUNCED, [key])
  await db.query(DROP_ARCHIVED, [key])
}
