import { maskMobile } from '@diandu/core/format'
import { isMobile, typedMobile } from '@diandu/core/input'
import type { UserId, UserInfo } from '@diandu/core/session'
import type { Queries, Transaction } from '../database/index.ts'

export interface User {
  readonly id: UserId
  readonly username: string
  /** Empty where none is bound. */
  readonly mobile: string
  readonly passwordHash: string
}

export interface NewUser extends User {
  readonly createdAt: number
}

/** Names that look alike are the same name. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

const OPEN = `SELECT id, username, coalesce(mobile, '') AS mobile, password_hash AS "passwordHash" FROM users WHERE closed_at IS NULL`

export async function findUser(db: Queries, id: string): Promise<User | undefined> {
  return (await db.query<User>(`${OPEN} AND id = $1`, [id]))[0]
}

export async function findUserByMobile(db: Queries, mobile: string): Promise<User | undefined> {
  return (await db.query<User>(`${OPEN} AND mobile = $1`, [mobile]))[0]
}

/** By what a visitor typed to log in: no user name can be taken for a mobile. */
export async function findUserByName(db: Queries, name: string): Promise<User | undefined> {
  const mobile = typedMobile(name)
  if (isMobile(mobile)) return findUserByMobile(db, mobile)
  return (await db.query<User>(`${OPEN} AND username_key = $1`, [usernameKey(name)]))[0]
}

/** False where the name or the mobile belongs to a user already; nothing has changed then. */
export async function insertUser(db: Queries, user: NewUser): Promise<boolean> {
  const inserted = await db.change(
    `INSERT INTO users (id, username, username_key, mobile, password_hash, created_at) VALUES ($1, $2, $3, nullif($4, ''), $5, $6) ON CONFLICT DO NOTHING`,
    [user.id, user.username, usernameKey(user.username), user.mobile, user.passwordHash, user.createdAt],
  )
  return inserted === 1
}

/** Whether a name belongs to a user, or did: a name of a closed account is given to no other user. */
export async function isNameTaken(db: Queries, username: string): Promise<boolean> {
  return (await db.query('SELECT 1 FROM users WHERE username_key = $1', [usernameKey(username)])).length > 0
}

/** Keeps the person's row until the transaction ends: whatever changes an account begins with it. */
export async function lockUser(tx: Transaction, id: string): Promise<User | undefined> {
  return (await tx.query<User>(`${OPEN} AND id = $1 FOR UPDATE`, [id]))[0]
}

/** Throws where the name is, or was, an account's: see `unlessTaken`. */
export async function changeUsername(tx: Transaction, id: string, username: string): Promise<void> {
  await tx.change('UPDATE users SET username = $2, username_key = $3 WHERE id = $1', [
    id,
    username,
    usernameKey(username),
  ])
}

/** Throws where another user has the mobile: see `unlessTaken`. */
export async function changeMobile(tx: Transaction, id: string, mobile: string): Promise<void> {
  await tx.change('UPDATE users SET mobile = $2 WHERE id = $1', [id, mobile])
}

export async function changePasswordHash(db: Queries, id: string, passwordHash: string): Promise<void> {
  await db.change('UPDATE users SET password_hash = $2 WHERE id = $1', [id, passwordHash])
}

/** For good. What orders and books say of the person stays; the way in, the mobile and the picture go. */
export async function closeUser(tx: Transaction, id: string, nowMs: number): Promise<void> {
  await tx.change(
    `UPDATE users SET closed_at = $2, mobile = NULL, avatar_id = NULL, password_hash = 'closed', payment_password_hash = NULL WHERE id = $1`,
    [id, nowMs],
  )
}

export const userInfoOf = ({ id, username, mobile }: User): UserInfo => ({
  userId: id,
  username,
  mobile: maskMobile(mobile),
})
