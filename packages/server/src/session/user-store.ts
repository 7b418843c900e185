import { maskMobile } from '@diandu/core/format'
import { isMobile, typedMobile } from '@diandu/core/input'
import type { UserId, UserInfo } from '@diandu/core/session'
import { insertIfAbsent, updateRow, type Queries, type Transaction } from '../database/index.ts'

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

const OPEN = `SELECT id, username, coalesce(mobile, '') AS mobile, password_hash FROM users WHERE closed_at IS NULL`

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
  const { id, username, mobile, passwordHash, createdAt } = user
  return insertIfAbsent(db, 'users', {
    id,
    username,
    usernameKey: usernameKey(username),
    mobile: mobile || null,
    passwordHash,
    createdAt,
  })
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
  await updateRow(tx, 'users', { set: { username, usernameKey: usernameKey(username) }, where: { id } })
}

/** Throws where another user has the mobile: see `unlessTaken`. */
export async function changeMobile(tx: Transaction, id: string, mobile: string): Promise<void> {
  await updateRow(tx, 'users', { set: { mobile }, where: { id } })
}

/** When the mobile or the payment password was replaced, for the last time. */
export async function credentialsChangedAt(db: Queries, id: string): Promise<number | null> {
  const [user] = await db.query<{ readonly at: number | null }>(
    'SELECT credentials_changed_at AS at FROM users WHERE id = $1',
    [id],
  )
  return user?.at ?? null
}

export async function noteCredentialsChanged(tx: Transaction, id: string, at: number): Promise<void> {
  await updateRow(tx, 'users', { set: { credentialsChangedAt: at }, where: { id } })
}

export async function changePasswordHash(db: Queries, id: string, passwordHash: string): Promise<void> {
  await updateRow(db, 'users', { set: { passwordHash }, where: { id } })
}

/** Whether the market keeps the user out. */
export const isSuspended = async (db: Queries, id: string): Promise<boolean> =>
  (await db.query('SELECT 1 FROM users WHERE id = $1 AND blocked_at IS NOT NULL', [id])).length > 0

/** False where it was so already, or the account is closed. Its sessions are ended beside it. */
export const suspendUser = (tx: Transaction, id: string, at: number): Promise<boolean> =>
  updateRow(tx, 'users', { set: { blockedAt: at }, where: { id, blockedAt: null, closedAt: null } })

/** False where it was not suspended. */
export const restoreUser = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.change('UPDATE users SET blocked_at = NULL WHERE id = $1 AND blocked_at IS NOT NULL', [id])) > 0

/** For good. What orders and books say of the person stays; the way in, the mobile and the picture go. */
export async function closeUser(tx: Transaction, id: string, nowMs: number): Promise<void> {
  await updateRow(tx, 'users', {
    set: { closedAt: nowMs, mobile: null, avatarId: null, passwordHash: 'closed', paymentPasswordHash: null },
    where: { id },
  })
}

export const userInfoOf = ({ id, username, mobile }: User): UserInfo => ({
  userId: id,
  username,
  mobile: maskMobile(mobile),
})
