import { DAY_MS, HOUR_MS, type Random } from '@diandu/core/kernel'
import {
  MAX_LISTED_SESSIONS,
  toLoginDevice,
  UNKNOWN_DEVICE,
  type ActiveSession,
  type LoginDevice,
  type Session,
  type SessionId,
  type Token,
} from '@diandu/core/session'
import type { Viewer } from '../calls/index.ts'
import { updateRow, type Queries, type Reads } from '../database/index.ts'
import { secretHash } from '../crypto/index.ts'
import { userInfoOf, type User } from './user-store.ts'

const VALID_MS = 30 * DAY_MS
/** After that even a user who comes every day shows again who they are. */
const LASTS_MS = 180 * DAY_MS
/** Being renewed costs a write, so not every call does it. */
const RENEWED_EVERY_MS = HOUR_MS

/**
 * For a user as they were when they showed who they are; undefined where password or mobile have changed since, or the
 * account was closed or suspended. A request that changes those holds the user's row and ends the sessions after it, so
 * that none slips through between.
 */
export async function startSession(
  db: Queries,
  user: User,
  random: Random,
  nowMs: number,
  device: LoginDevice = UNKNOWN_DEVICE,
): Promise<Session | undefined> {
  const token = random.token() as Token
  const begun = await db.change(
    `INSERT INTO sessions (token_hash, user_id, created_at, renewed_at, expires_at, system, browser)
     SELECT $1, id, $3::int8, $3::int8, $4::int8, $7::text, $8::text FROM users
     WHERE id = $2 AND closed_at IS NULL AND blocked_at IS NULL AND password_hash = $5 AND coalesce(mobile, '') = $6 FOR SHARE`,
    [
      secretHash(token),
      user.id,
      nowMs,
      nowMs + VALID_MS,
      user.passwordHash,
      user.mobile,
      device.system,
      device.browser,
    ],
  )
  return begun === 1 ? { token, userInfo: userInfoOf(user) } : undefined
}

/** The person behind a token, or null. Being used keeps a session alive, up to its last day. */
export async function findViewer(db: Queries, token: string, nowMs: number, reads: Reads = db): Promise<Viewer | null> {
  const hash = secretHash(token)
  const [session] = await reads.query<{ userId: string; createdAt: number; renewedAt: number }>(
    'SELECT user_id, created_at, renewed_at FROM sessions WHERE token_hash = $1 AND expires_at > $2',
    [hash, nowMs],
  )
  if (session === undefined) return null
  const lastMs = session.createdAt + LASTS_MS
  if (lastMs <= nowMs) return null
  if (session.renewedAt <= nowMs - RENEWED_EVERY_MS) {
    await updateRow(db, 'sessions', {
      set: { renewedAt: nowMs, expiresAt: Math.min(nowMs + VALID_MS, lastMs) },
      where: { tokenHash: hash, renewedAt: session.renewedAt },
    })
  }
  return { userId: session.userId }
}

/** As whom WeChat knows the user of this session; null where it was not asked. */
export async function weChatPayerOf(db: Queries, token: string): Promise<string | null> {
  const [session] = await db.query<{ readonly payer: string | null }>(
    'SELECT wechat_payer AS payer FROM sessions WHERE token_hash = $1',
    [secretHash(token)],
  )
  return session?.payer ?? null
}

export async function keepWeChatPayer(db: Queries, token: string, payer: string): Promise<void> {
  await updateRow(db, 'sessions', { set: { wechatPayer: payer }, where: { tokenHash: secretHash(token) } })
}

export async function endSession(db: Queries, token: string): Promise<void> {
  await db.change('DELETE FROM sessions WHERE token_hash = $1', [secretHash(token)])
}

/** A user who changes what guards an account ends all its sessions but the one that keeps `currentToken`. */
export async function endSessionsOf(db: Queries, userId: string, currentToken: string | null = null): Promise<void> {
  const stored = currentToken === null ? '' : secretHash(currentToken)
  await db.change('DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2', [userId, stored])
}

export async function countSessionsOf(db: Queries, userId: string, nowMs: number): Promise<number> {
  const [counted] = await db.query<{ count: number }>(
    'SELECT count(*)::int8 AS count FROM sessions WHERE user_id = $1 AND expires_at > $2',
    [userId, nowMs],
  )
  return counted?.count ?? 0
}

/**
 * Names a session without telling what its token could be found by; made of what is stored, so that every session has
 * one.
 */
const SESSION_ID = "left(encode(sha256(convert_to(token_hash, 'UTF8')), 'hex'), 20)"

interface SessionRow {
  readonly id: SessionId
  readonly system: string | null
  readonly browser: string | null
  readonly startedAt: number
  readonly lastUsedAt: number
  readonly isCurrent: boolean
}

/** The one with this token first, then those that were used last. */
export async function listSessionsOf(
  db: Queries,
  userId: string,
  token: string,
  nowMs: number,
): Promise<readonly ActiveSession[]> {
  const rows = await db.query<SessionRow>(
    `SELECT ${SESSION_ID} AS id, system, browser, created_at AS started_at, renewed_at AS last_used_at, token_hash = $2 AS is_current
     FROM sessions WHERE user_id = $1 AND expires_at > $3
     ORDER BY (token_hash = $2) DESC, renewed_at DESC, created_at DESC, token_hash LIMIT $4`,
    [userId, secretHash(token), nowMs, MAX_LISTED_SESSIONS],
  )
  return rows.map(({ system, browser, ...session }) => ({ ...session, device: toLoginDevice(system, browser) }))
}

/** False where this user has no such session. */
export async function endSessionOf(db: Queries, userId: string, sessionId: string): Promise<boolean> {
  return (await db.change(`DELETE FROM sessions WHERE user_id = $1 AND ${SESSION_ID} = $2`, [userId, sessionId])) > 0
}

export async function countAllSessions(db: Queries, nowMs: number): Promise<number> {
  const [counted] = await db.query<{ count: number }>(
    'SELECT count(*)::int8 AS count FROM sessions WHERE expires_at > $1',
    [nowMs],
  )
  return counted?.count ?? 0
}

export async function endAllSessions(db: Queries): Promise<void> {
  await db.change('DELETE FROM sessions')
}
