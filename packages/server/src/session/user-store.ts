import { maskMobile } from '@diandu/core/format'
import { isMobile } from '@diandu/core/input'
import type { UserId, UserInfo } from '@diandu/core/session'
import type { Queries } from '../database/index.ts'

export interface User {
  readonly id: UserId
  readonly username: string
  readonly mobile: string
  readonly passwordHash: string
}

export interface NewUser extends User {
  readonly createdAt: number
}

/** Names that look alike are the same name. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

/** Ids are shorter than tokens: they are seen in addresses and logs, and guard nothing. */
export const idFrom = (token: string): string => token.slice(0, 20)

const COLUMNS = 'SELECT id, username, mobile, password_hash AS "passwordHash" FROM users'

export async function findUser(db: Queries, id: string): Promise<User | undefined> {
  return (await db.query<User>(`${COLUMNS} WHERE id = $1`, [id]))[0]
}

export async function findUserByMobile(db: Queries, mobile: string): Promise<User | undefined> {
  return (await db.query<User>(`${COLUMNS} WHERE mobile = $1`, [mobile]))[0]
}

/** By what somebody typed to log in: no user name can be taken for a mobile. */
export async function findUserByName(db: Queries, name: string): Promise<User | undefined> {
  if (isMobile(name)) return findUserByMobile(db, name)
  return (await db.query<User>(`${COLUMNS} WHERE username_key = $1`, [usernameKey(name)]))[0]
}

/** False where the name or the mobile belongs to somebody already; nothing has changed then. */
export async function insertUser(db: Queries, user: NewUser): Promise<boolean> {
  const inserted = await db.change(
    `INSERT INTO users (id, username, username_key, mobile, password_hash, created_at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [user.id, user.username, usernameKey(user.username), user.mobile, user.passwordHash, user.createdAt],
  )
  return inserted === 1
}

export const userInfoOf = ({ id, username, mobile }: User): UserInfo => ({ userId: id, username, mobile: maskMobile(mobile) })
