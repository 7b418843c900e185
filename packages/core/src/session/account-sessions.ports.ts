import type { Result, StopSignal } from '../kernel/index.ts'
import type { ActiveSession, SessionId } from './active-session.ts'
import type { MobileBinding } from './credentials.ts'
import type { Session } from './session.ts'

export interface SessionEnding {
  readonly sessionId: SessionId
  readonly password: string
}

/**
 * The rarer ways to a session, what sessions there are, and the ways out of them. A session that comes from here is
 * handed to the auth machine.
 */
export interface AccountSessions {
  /**
   * Gives a mobile to an old account that has none, and logs it in. Its login by password is answered with
   * `phone-not-bound`: only a caller who knows the password learns it.
   */
  bindMobile(binding: MobileBinding, signal?: StopSignal): Promise<Result<Session>>
  /** For the token of an app around the page; each token is good once. */
  exchangeAppToken(appToken: string, signal?: StopSignal): Promise<Result<Session>>
  /** This one first, then those that were used last. */
  listSessions(signal?: StopSignal): Promise<Result<readonly ActiveSession[]>>
  /** By the login password. One that is not the user's, or has ended, is refused as `not-found`. */
  endSession(ending: SessionEnding): Promise<Result<null>>
  /** Every session but this one, by the login password. */
  endOtherSessions(password: string): Promise<Result<null>>
  /** On every device, this one too. */
  signOutEverywhere(): Promise<Result<null>>
}
