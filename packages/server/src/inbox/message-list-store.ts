import type { MessageKind } from '@diandu/core/inbox'
import { ArchiveAway, archivedWordsOf } from '../archive/index.ts'
import type { ListPlace } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'
import { findMessage, type StoredMessage } from './message-store.ts'

/** A message, or the line of one that is in an archive. */
type ListedMessage = StoredMessage & { readonly archive: string | null }

/** Columns of a line in an archive, where its words are not. */
const LINE = 'id, kind, event, NULL AS subject, NULL::jsonb AS figures, at, read_at, place, archive'
const MESSAGE = 'id, kind, event, subject, figures, at, read_at, place, NULL AS archive'

/**
 * A person's messages wherever they are, with their words up to the first that is in an archive; from there on with
 * them, where that is the first of all.
 */
export async function readMessages(
  db: Queries,
  { userId, kind }: { readonly userId: string; readonly kind: MessageKind | null },
  { at, id }: ListPlace,
  max: number,
): Promise<readonly ListedMessage[]> {
  // The instant alone tells which months need not be looked at.
  const some = `user_id = $1 AND ${kind === null ? '$2::text IS NULL' : 'kind = $2::text'} AND at <= $3::bigint
    AND (at, place) < ($3::bigint, $4::bigint) ORDER BY at DESC, place DESC LIMIT $5::int`
  const listed = await db.query<ListedMessage>(
    `(SELECT ${MESSAGE} FROM inbox_messages WHERE ${some}) UNION ALL (SELECT ${LINE} FROM archived_messages WHERE ${some})
     ORDER BY at DESC, place DESC LIMIT $5::int`,
    [userId, kind, at, /^\d{1,15}$/.test(id) ? Number(id) : 0, max],
  )
  return listed[0] === undefined || listed[0].archive === null ? listed : withWords(db, userId, listed)
}

/** How many are shown together: while its file is away, an old message must keep no newer one from being read. */
export function shownTogether(listed: readonly ListedMessage[]): number {
  const first = listed.findIndex(({ archive }) => archive !== null)
  return first > 0 ? first : listed.length
}

/** One of this person's, wherever it is. */
export async function findAnyMessage(db: Queries, userId: string, id: string): Promise<StoredMessage | undefined> {
  const found = await findMessage(db, userId, id)
  if (found !== undefined) return found
  const lines = await db.query<ListedMessage>(`SELECT ${LINE} FROM archived_messages WHERE user_id = $1 AND id = $2`, [
    userId,
    id,
  ])
  return (await withWords(db, userId, lines))[0]
}

async function withWords(
  db: Queries,
  userId: string,
  listed: readonly ListedMessage[],
): Promise<readonly ListedMessage[]> {
  const archives = [...new Set(listed.flatMap(({ archive }) => archive ?? []))]
  if (archives.length === 0) return listed
  const wordsOf = await archivedWordsOf(db, userId, archives)
  return listed.map((message) => {
    if (message.archive === null) return message
    const words = wordsOf.get(message.id)
    if (words === undefined) throw new ArchiveAway(`${message.archive} does not hold ${message.id}.`)
    return { ...message, ...words } as ListedMessage
  })
}
