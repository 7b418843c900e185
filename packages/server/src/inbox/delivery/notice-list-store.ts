import type { PhoneChannel } from '@diandu/core/inbox'
import type { Queries } from '../../database/index.ts'

interface NoticeCount {
  readonly channel: string
  readonly state: string
  readonly count: number
  readonly oldestDueAt: number
}

/** How many there are of each state by each way. */
export const countNotices = (db: Queries): Promise<readonly NoticeCount[]> =>
  db.query<NoticeCount>(
    `SELECT channel, state, count(*)::int8 AS count, min(due_at) AS oldest_due_at FROM notices
     GROUP BY channel, state ORDER BY channel, state`,
  )

/** How long the oldest that waits has been due, in seconds, by its way; 0 where none is. */
export async function secondsDue(db: Queries, nowMs: number): Promise<Readonly<Record<PhoneChannel, number>>> {
  const rows = await db.query<{ channel: PhoneChannel; dueAt: number }>(
    "SELECT channel, min(due_at) AS due_at FROM notices WHERE state = 'waiting' AND due_at <= $1 GROUP BY channel",
    [nowMs],
  )
  const due = new Map(rows.map(({ channel, dueAt }) => [channel, (nowMs - dueAt) / 1000]))
  return { sms: due.get('sms') ?? 0, push: due.get('push') ?? 0 }
}

/** Those that failed for good since then. */
export async function countFailedNotices(db: Queries, since: number): Promise<number> {
  const [row] = await db.query<{ readonly count: number }>(
    "SELECT count(*)::int8 AS count FROM notices WHERE settled_at >= $1 AND state = 'failed'",
    [since],
  )
  return row?.count ?? 0
}

interface ListedNotice {
  /** Its user, message and way: by this it is named. */
  readonly id: string
  readonly userId: string
  readonly channel: string
  readonly event: string
  readonly messages: number
  readonly state: string
  readonly dueAt: number
  readonly tries: number
  readonly trouble: string | null
}

/** Those that have not arrived, the longest due first; or all, the newest first. */
export const listNotices = (db: Queries, which: 'open' | 'all', max: number): Promise<readonly ListedNotice[]> =>
  db.query<ListedNotice>(
    `SELECT user_id || '.' || message_id || '.' || channel AS id, user_id, channel, event, messages, state, due_at, tries, trouble FROM notices
     ${which === 'open' ? "WHERE state IN ('waiting', 'sending', 'unsure', 'failed') ORDER BY due_at, message_id" : 'ORDER BY written_at DESC, message_id'}
     LIMIT $1::int`,
    [max],
  )
