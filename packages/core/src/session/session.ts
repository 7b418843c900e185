import type { Brand } from '../kernel/index.ts'

export type UserId = Brand<'UserId'>

/** Opaque: only the server can read anything from it. */
export type Token = Brand<'Token'>

/** The person behind a session. The mobile comes masked. */
export interface UserInfo {
  readonly userId: UserId
  readonly username: string
  readonly mobile: string
}

export interface Session {
  readonly token: Token
  readonly userInfo: UserInfo
}

/** A person as spec §7 names the fields, on the wire and on the device. */
export interface WireUserInfo {
  readonly user_id: string
  readonly username: string
  readonly mobile: string
}

export const toWireUserInfo = ({ userId, username, mobile }: UserInfo): WireUserInfo => ({
  user_id: userId,
  username,
  mobile,
})

export const fromWireUserInfo = ({ user_id: userId, username, mobile }: WireUserInfo): UserInfo => ({
  userId: userId as UserId,
  username,
  mobile,
})

/** The stored form of a person. */
export const userInfoText = (user: UserInfo): string => JSON.stringify(toWireUserInfo(user))

/**
 * Reads a stored person, also one that an older version stored as `userId`. Total: what
 * another program left there is no user.
 */
export function parseUserInfo(stored: string | null): UserInfo | undefined {
  try {
    const { user_id: userId, ...known } = JSON.parse(String(stored)) as Readonly<Record<string, unknown>>
    return toUserInfo(userId === undefined ? known : { ...known, userId })
  } catch {
    return undefined
  }
}

/** Validates a value that came over a bridge; undefined where it is no session. Total. */
export function toSession(value: unknown): Session | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { token, userInfo } = value as Partial<Record<keyof Session, unknown>>
  const known = toUserInfo(userInfo)
  return typeof token === 'string' && isToken(token) && known !== undefined ? { token, userInfo: known } : undefined
}

function toUserInfo(value: unknown): UserInfo | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { userId, username, mobile } = value as Partial<Record<keyof UserInfo, unknown>>
  if (typeof userId !== 'string' || typeof username !== 'string' || typeof mobile !== 'string') return undefined
  return { userId: userId as UserId, username, mobile }
}

/** Valid tokens: any other text is kept out of headers and cookies. */
export const isToken = (text: string): text is Token => /^[\w-]{20,200}$/.test(text)

/** Whether a token of an app's bridge is valid: characters that are safe in a request, at most 4096. */
export const isAppToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,4096}$/.test(value)
