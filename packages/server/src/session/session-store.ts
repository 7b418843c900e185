import { HOUR_MS, type Random } from '@diandu/core/kernel'
import type { Session, Token } from '@diandu/core/session'
import type { Viewer } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'
import { secretHash } from './secret-hash.ts'
import { userInfoOf, type User } from './user-store.ts'

const VALID_MS = 30 * 24 * HOUR_MS
/** Being renewed costs a write, so not every call does it. */
const RENEWED_EVERY_MS = HOUR_MS

/**
 * For somebody as they were when it was shown who they are; undefined where password or mobile have changed since, or the account was
 * closed. Whoever changes those holds the person's row and ends the sessions after it, so that none slips through between.
 */
export async function startSession(db: Queries, user: User, random: Random, nowMs: number): Promise<Session | undefined> {
  const token = random.token() as Token
  const begun = await db.change(
    `INSERT INTO sessions (token_hash, user_id, created_at, renewed_at, expires_at)
     SELECT $1, id, $3::int8, $3::int8, $4::int8 FROM users
     WHERE id = $2 AND closed_at IS NULL AND password_hash = $5 AND coalesce(mobile, '') = $6 FOR SHARE`,
    [secretHash(token), user.id, nowMs, nowMs + VALID_MS, user.passwordHash, user.mobile],
  )
  return begun === 1 ? { token, userInfo: userInfoOf(user) } : undefined
}

/** The person behind a token, or null. Being used keeps a session alive. */
export async function findViewer(db: Queries, token: string, nowMs: number): Promise<Viewer | null> {
  const hash = secretHash(token)
  const [session] = await db.query<{ user_id: string; renewed_at: number }>(
    'SELECT user_id, renewed_at FROM sessions WHERE token_hash = $1 AND expires_at > $2',
    [hash, nowMs],
  )
  if (session === undefined) return null
  if (session.renewed_at <= nowMs - RENEWED_EVERY_MS) {
    await db.change('UPDATE sessions SET renewed_at = $3, expires_at = $4 WHERE token_hash = $1 AND renewed_at = $2', [
      hash,
      session.renewed_at,
      nowMs,
      nowMs + VALID_MS,
    ])
  }
  return { userId: session.user_id }
}

/** As whom WeChat knows whoever has this session; null where it was not asked. */
export async function weChatPayerOf(db: Queries, token: string): Promise<string | null> {
  const [session] = await db.query<{ readonly payer: string | null }>('SELECT wechat_payer AS payer FROM sessions WHERE token_hash = $1', [secretHash(token)])
  return session?.payer ?? null
}

export async function keepWeChatPayer(db: Queries, token: string, payer: string): Promise<void> {
  await db.change('UPDATE sessions SET wechat_payer = $2 WHERE token_hash = $1', [secretHash(token), payer])
}

export async function endSession(db: Queries, token: string): Promise<void> {
  await db.change('DELETE FROM sessions WHERE token_hash = $1', [secretHash(token)])
}

/** Whoever changes what guards an account throws everybody out but the one who keeps `keptToken`. */
export async function endSessionsOf(db: Queries, userId: string, keptToken: string | null = null): Promise<void> {
  const kept = keptToken === null ? '' : secretHash(keptToken)
  await db.change('DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2', [userId, kept])
}

export async function countSessionsOf(db: Queries, userId: string, nowMs: number): Promise<number> {
  const [counted] = await db.query<{ count: number }>('SELECT count(*)::int8 AS count FROM sessions WHERE user_id = $1 AND expires_at > $2', [userId, nowMs])
  return counted?.count ?? 0
}
