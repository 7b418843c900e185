import type { Message, MessageId, MessageKind, NewMessage } from '@diandu/core/inbox'
import type { ListPlace } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'
import { noticeParameters, NOTICES_OF_TOLD } from './delivery/write-notices.ts'

/** A message, and where it stands among all in the order of writing. */
export interface StoredMessage extends Message {
  readonly place: number
}

/**
 * Answers how many are new, each with its notices to the phone: of an event a person is told once. The id follows from
 * the key, so that two at once meet at either; in one order of people, so that two who tell the same ones wait for each
 * other and not in a circle.
 */
export async function insertMessages(
  db: Queries,
  messages: readonly (NewMessage & { readonly id: MessageId; readonly kind: MessageKind })[],
): Promise<number> {
  if (messages.length === 0) return 0
  const [told] = await db.query<{ count: number }>(
    `WITH told AS (
       INSERT INTO inbox_messages (user_id, id, event_key, kind, event, subject, figures, at)
       SELECT g.user_id, g.id, g.event_key, g.kind, g.event, nullif(g.subject, ''), g.figures::jsonb, g.at
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[])
         WITH ORDINALITY AS g (user_id, id, event_key, kind, event, subject, figures, at, nth)
       ORDER BY g.user_id, g.nth ON CONFLICT DO NOTHING
       RETURNING user_id, id, kind, event, subject, at),
     ${NOTICES_OF_TOLD}
     SELECT count(*)::int8 AS count FROM told`,
    [
      messages.map(({ userId }) => userId),
      messages.map(({ id }) => id),
      messages.map(({ key }) => key),
      messages.map(({ kind }) => kind),
      messages.map(({ event }) => event),
      messages.map(({ subject }) => subject ?? ''),
      messages.map(({ figures }) => JSON.stringify(figures)),
      messages.map(({ at }) => at),
      ...noticeParameters(messages),
    ],
  )
  return told?.count ?? 0
}

export async function isTold(db: Queries, { userId, key }: Pick<NewMessage, 'userId' | 'key'>): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM inbox_messages WHERE user_id = $1 AND event_key = $2', [userId, key])
  return rows.length > 0
}

/** Which of these people were told of an event by its key. */
export async function toldAmong(db: Queries, key: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db.query<{ userId: string }>(
    'SELECT user_id AS "userId" FROM inbox_messages WHERE user_id = ANY($1::text[]) AND event_key = $2',
    [userIds, key],
  )
  return new Set(rows.map(({ userId }) => userId))
}

const COLUMNS = 'id, kind, event, subject, figures, at, read_at AS "readAt", place'

export const readMessages = (
  db: Queries,
  { userId, kind }: { readonly userId: string; readonly kind: MessageKind | null },
  { at, id }: ListPlace,
  max: number,
): Promise<readonly StoredMessage[]> =>
  db.query<StoredMessage>(
    `SELECT ${COLUMNS} FROM inbox_messages
     WHERE user_id = $1 AND ${kind === null ? '$2::text IS NULL' : 'kind = $2::text'} AND (at, place) < ($3::bigint, $4::bigint)
     ORDER BY at DESC, place DESC LIMIT $5::int`,
    [userId, kind, at, /^\d{1,15}$/.test(id) ? Number(id) : 0, max],
  )

export async function findMessage(db: Queries, userId: string, id: string): Promise<StoredMessage | undefined> {
  const [row] = await db.query<StoredMessage>(`SELECT ${COLUMNS} FROM inbox_messages WHERE user_id = $1 AND id = $2`, [
    userId,
    id,
  ])
  return row
}

/** False where there is no such message of this person's; one that is read stays as it is. */
export const markRead = async (db: Queries, userId: string, id: string, nowMs: number): Promise<boolean> =>
  (await db.change('UPDATE inbox_messages SET read_at = coalesce(read_at, $3) WHERE user_id = $1 AND id = $2', [
    userId,
    id,
    nowMs,
  ])) > 0

export const markAllRead = (
  db: Queries,
  { userId, kind, until }: { readonly userId: string; readonly kind: MessageKind | null; readonly until: number },
  nowMs: number,
): Promise<number> =>
  db.change(
    `UPDATE inbox_messages SET read_at = $4
     WHERE user_id = $1 AND read_at IS NULL AND ($2::text IS NULL OR kind = $2::text) AND at <= $3`,
    [userId, kind, until, nowMs],
  )

export async function countUnread(db: Queries, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ kind: string; unread: number }>(
    'SELECT kind, count(*)::int8 AS unread FROM inbox_messages WHERE user_id = $1 AND read_at IS NULL GROUP BY kind',
    [userId],
  )
  return new Map(rows.map(({ kind, unread }) => [kind, unread]))
}

export async function findNewestId(db: Queries, userId: string): Promise<MessageId | null> {
  const [row] = await db.query<{ id: MessageId }>(
    'SELECT id FROM inbox_messages WHERE user_id = $1 ORDER BY at DESC, place DESC LIMIT 1',
    [userId],
  )
  return row?.id ?? null
}

/** Answers how many; those that were never read stay. */
export const dropRead = (db: Queries, beforeMs: number, max: number): Promise<number> =>
  db.change(
    `DELETE FROM inbox_messages WHERE (user_id, id) IN (
       SELECT user_id, id FROM inbox_messages WHERE read_at IS NOT NULL AND read_at < $1 ORDER BY read_at LIMIT $2::int)`,
    [beforeMs, max],
  )
