import type { Result, StopSignal } from '../kernel/index.ts'
import type { MobileBinding } from './credentials.ts'
import type { Session } from './session.ts'

/** The rarer ways to a session, and the way out of all of them. A session that comes from here is handed to the auth machine. */
export interface AccountSessions {
  /**
   * Gives a mobile to an account of old times that has none, and logs it in. Its login by password is answered with `phone-not-bound`:
   * only whoever knows the password learns it.
   */
  bindMobile(binding: MobileBinding, signal?: StopSignal): Promise<Result<Session>>
  /** For the token of an app around the page; each token is good once. */
  exchangeAppToken(appToken: string, signal?: StopSignal): Promise<Result<Session>>
  /** On every device, this one too. */
  signOutEverywhere(): Promise<Result<null>>
}
