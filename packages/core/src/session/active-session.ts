import type { Brand } from '../kernel/index.ts'
import type { LoginDevice } from './login-device-of.ts'

/** Names a session to its own user; it does not log in. */
export type SessionId = Brand<'SessionId'>

/** One place where a user is logged in. */
export interface ActiveSession {
  readonly id: SessionId
  readonly device: LoginDevice
  readonly startedAt: number
  /** Kept by the hour: it may have been used up to an hour later. */
  readonly lastUsedAt: number
  /** The one that asks. */
  readonly isCurrent: boolean
}

/** So many are listed; a user with more ends them all at once. */
export const MAX_LISTED_SESSIONS = 100
