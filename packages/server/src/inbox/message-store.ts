import type { Message, MessageId, MessageKind, NewMessage } from '@diandu/core/inbox'
import type { Queries } from '../database/index.ts'
import { noticeParameters, noticesOfMessages } from './delivery/write-notices.ts'

/** A message and its place in the order of writing. */
export interface StoredMessage extends Message {
  readonly place: number
}

/**
 * Answers how many are new, each with its notices to the phone: of an event a person is told once, for which the
 * database leaves out what `inbox_told` holds already. In one order of people, so that two who tell the same ones wait
 * for each other and not in a circle.
 */
export async function insertMessages(
  db: Queries,
  messages: readonly (NewMessage & { readonly id: MessageId; readonly kind: MessageKind })[],
): Promise<number> {
  if (messages.length === 0) return 0
  const own = [
    messages.map(({ userId }) => userId),
    messages.map(({ id }) => id),
    messages.map(({ key }) => key),
    messages.map(({ kind }) => kind),
    messages.map(({ event }) => event),
    messages.map(({ subject }) => subject ?? ''),
    messages.map(({ figures }) => JSON.stringify(figures)),
    messages.map(({ at }) => at),
  ]
  const [written] = await db.query<{ count: number }>(
    `WITH told AS (
       INSERT INTO inbox_messages (user_id, id, event_key, kind, event, subject, figures, at)
       SELECT g.user_id, g.id, g.event_key, g.kind, g.event, nullif(g.subject, ''), g.figures::jsonb, g.at
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[])
         WITH ORDINALITY AS g (user_id, id, event_key, kind, event, subject, figures, at, nth)
       ORDER BY g.user_id, g.nth ON CONFLICT DO NOTHING
       RETURNING user_id, id, kind, event, subject, at),
     ${noticesOfMessages(own.length + 1)}
     SELECT count(*)::int8 AS count FROM told`,
    [...own, ...noticeParameters(messages)],
  )
  return written?.count ?? 0
}

export async function isNotified(db: Queries, { userId, key }: Pick<NewMessage, 'userId' | 'key'>): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM inbox_told WHERE user_id = $1 AND event_key = $2', [userId, key])
  return rows.length > 0
}

/** Which of these people were told of an event by its key. */
export async function notifiedAmong(
  db: Queries,
  key: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db.query<{ userId: string }>(
    'SELECT user_id FROM inbox_told WHERE user_id = ANY($1::text[]) AND event_key = $2',
    [userIds, key],
  )
  return new Set(rows.map(({ userId }) => userId))
}

const COLUMNS = 'id, kind, event, subject, figures, at, read_at, place'

/** One that is in the database. */
export async function findMessage(db: Queries, userId: string, id: string): Promise<StoredMessage | undefined> {
  const [row] = await db.query<StoredMessage>(`SELECT ${COLUMNS} FROM inbox_messages WHERE user_id = $1 AND id = $2`, [
    userId,
    id,
  ])
  return row
}

/*
 * Marks and counts are those of all messages, also of those that are in archives. A message goes from one table to the
 * other by one statement: looked for there second, it is found.
 */

const TABLES = ['inbox_messages', 'archived_messages'] as const

/** False where there is no such message of this person's; one that is read stays as it is. */
export async function markRead(db: Queries, userId: string, id: string, nowMs: number): Promise<boolean> {
  for (const table of TABLES) {
    const marked = await db.change(
      `UPDATE ${table} SET read_at = coalesce(read_at, $3) WHERE user_id = $1 AND id = $2`,
      [userId, id, nowMs],
    )
    if (marked > 0) return true
  }
  return false
}

export async function markAllRead(
  db: Queries,
  { userId, kind, until }: { readonly userId: string; readonly kind: MessageKind | null; readonly until: number },
  nowMs: number,
): Promise<void> {
  for (const table of TABLES)
    await db.change(
      `UPDATE ${table} SET read_at = $4
       WHERE user_id = $1 AND read_at IS NULL AND ($2::text IS NULL OR kind = $2::text) AND at <= $3`,
      [userId, kind, until, nowMs],
    )
}

export async function countUnread(db: Queries, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ kind: string; unread: number }>(
    `SELECT kind, count(*)::int8 AS unread FROM (
       SELECT kind FROM inbox_messages WHERE user_id = $1 AND read_at IS NULL
       UNION ALL SELECT kind FROM archived_messages WHERE user_id = $1 AND read_at IS NULL) unread GROUP BY kind`,
    [userId],
  )
  return new Map(rows.map(({ kind, unread }) => [kind, unread]))
}

const newestIn = (table: (typeof TABLES)[number]): string =>
  `(SELECT id, at, place FROM ${table} WHERE user_id = $1 ORDER BY at DESC, place DESC LIMIT 1)`

export async function findNewestId(db: Queries, userId: string): Promise<MessageId | null> {
  const [row] = await db.query<{ id: MessageId }>(
    `SELECT id FROM (${TABLES.map(newestIn).join(' UNION ALL ')}) newest ORDER BY at DESC, place DESC LIMIT 1`,
    [userId],
  )
  return row?.id ?? null
}
