import type { NewMessage } from '@diandu/core/inbox'
import { DAY_MS } from '@diandu/core/kernel'
import type { Database } from '../../database/index.ts'

export const NOON = Date.UTC(2026, 10, 25, 4)

export const putUser = (db: Database, id: string, mobile: string | null) =>
  db.change(
    `INSERT INTO users (id, username, username_key, mobile, password_hash, created_at) VALUES ($1, $1, $1, $2, '', 0)`,
    [id, mobile],
  )

/** A device in an app where this user is signed in, until a day after noon or as given. */
export async function putDevice(
  db: Database,
  userId: string,
  expiresAt = NOON + DAY_MS,
  { token = `device-${userId}`, language = 'zh' } = {},
): Promise<void> {
  await db.change(
    'INSERT INTO sessions (token_hash, user_id, created_at, renewed_at, expires_at) VALUES ($1, $2, 0, 0, $3)',
    [`session ${token}`, userId, expiresAt],
  )
  await db.change(
    'INSERT INTO push_devices (token, user_id, session_hash, language, named_at) VALUES ($1, $2, $3, $4, 0)',
    [token, userId, `session ${token}`, language],
  )
}

export const turnOf = (userId: string, act: string, subject = 'o1', at = NOON): NewMessage<'order.turn'> => ({
  userId,
  event: 'order.turn',
  key: `turn ${subject} ${act}`,
  subject,
  figures: { shop: '一家店', number: 'DD1', act, by: null, otherwise: null },
  at,
})

interface NoticeRow {
  readonly userId: string
  readonly channel: string
  readonly event: string
  readonly subject: string | null
  readonly bundle: string | null
  readonly messages: number
  readonly state: string
  readonly dueAt: number
  readonly tries: number
  readonly trouble: string | null
}

/** All there are, by person, way and time. */
export const noticesIn = (db: Database): Promise<readonly NoticeRow[]> =>
  db.query<NoticeRow>(
    `SELECT user_id, channel, event, subject, bundle, messages, state, due_at, tries, trouble
     FROM notices ORDER BY user_id, channel, due_at, event`,
  )
