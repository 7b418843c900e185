import type { Brand } from '../kernel/index.ts'

export type UserId = Brand<'UserId'>

/** Opaque: only the server can read anything from it. */
export type Token = Brand<'Token'>

/** The person behind a session, as spec §3 stores it. The mobile comes masked. */
export interface UserInfo {
  readonly userId: UserId
  readonly username: string
  readonly mobile: string
}

export interface Session {
  readonly token: Token
  readonly userInfo: UserInfo
}

/** Reads a stored session. Total: what an older version or a stranger's hand left there is no session. */
export function parseUserInfo(stored: string | null): UserInfo | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { userId, username, mobile } = value as Partial<Record<keyof UserInfo, unknown>>
    if (typeof userId !== 'string' || typeof username !== 'string' || typeof mobile !== 'string') return undefined
    return { userId: userId as UserId, username, mobile }
  } catch {
    return undefined
  }
}

/** Texts that can be a token: kept out of headers and cookies otherwise. */
export const isToken = (text: string): text is Token => /^[\w-]{20,200}$/.test(text)
