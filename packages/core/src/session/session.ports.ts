import type { Result, StopSignal } from '../kernel/index.ts'
import type { CodePurpose } from './code-purpose.ts'
import type { CaptchaTicket, LoginByCode, LoginByPassword, Registration } from './credentials.ts'
import type { Session, Token, UserId, UserInfo } from './session.ts'
import type { SessionEnd } from './stored-as.ts'

export interface Sessions {
  loginByPassword(credentials: LoginByPassword, signal?: StopSignal): Promise<Result<Session>>
  loginByCode(credentials: LoginByCode, signal?: StopSignal): Promise<Result<Session>>
  register(registration: Registration, signal?: StopSignal): Promise<Result<Session>>
  logout(): Promise<Result<null>>
  me(signal?: StopSignal): Promise<Result<UserInfo>>
}

/** The device's storage of the session: the token cookie and `yd_userInfo` (spec §3, §4). */
export interface SessionStore {
  readToken(): Token | undefined
  readUser(): UserInfo | undefined
  /**
   * The user for whom this document acts: that of the session it began with, adopted or wrote. Other tabs may change
   * the stored session; this stays until `adopt`.
   */
  actsFor(): UserId | undefined
  /** Whether the device now holds another user's session than this document acts for, or none any more. */
  isOvertaken(): boolean
  /** From now on this document acts for the user whose session the device holds. */
  adopt(): void
  write(session: Session): void
  /** Removes an invalid or partial session, and nothing else. Another user's session is left alone. */
  clear(): void
  /**
   * Ends the session, and clears the other data of its user on the device, except what `staysAfter` names. A session
   * that another user began here in the meantime is left alone.
   */
  end(how: SessionEnd): void
}

export interface VerificationCodes {
  /**
   * To a mobile that the person enters, or to the one on record, by the purpose. A code for `new-phone` is sent to
   * people who are logged in.
   */
  send(request: {
    readonly mobile: string
    readonly purpose: CodePurpose
    readonly captcha: CaptchaTicket
  }): Promise<Result<CodeSent>>
}

export interface CodeSent {
  /** When the next one may be requested. */
  readonly retryAfterMs: number
}

/** A slider puzzle: slide the piece until the picture is whole. */
export interface CaptchaPuzzle {
  readonly id: string
  readonly pictureUrl: string
  readonly pieceUrl: string
  readonly width: number
  readonly height: number
  readonly pieceSize: number
  readonly pieceTop: number
}

export interface Captcha {
  puzzle(signal?: StopSignal): Promise<Result<CaptchaPuzzle>>
  /** `offset` is in pixels of the picture, from its left edge. */
  validate(answer: { readonly puzzleId: string; readonly offset: number }): Promise<Result<CaptchaTicket>>
}

/** The page that a login interrupted (cookie FORM_ROUTE_PATH). Reading it deletes it. */
export interface ReturnPathStore {
  save(path: string): void
  take(): string | undefined
}

/** The native app around the page, where there is one (spec §7). */
export interface NativeApp {
  readonly isApp: boolean
  /** The app's own token, to be exchanged for a session; undefined where it gives none. A bridge may never answer. */
  token(): Promise<string | undefined>
  exchangeToken(token: string, signal?: StopSignal): Promise<Result<Session>>
  /** Opens the app's own login. */
  openLogin(): void
}
