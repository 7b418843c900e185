import type { Result } from '../kernel/index.ts'

export interface PasswordChange {
  readonly password: string
  readonly newPassword: string
}

export interface PasswordReset {
  readonly mobile: string
  /** The code (`forgot-password`) that the mobile received. */
  readonly code: string
  readonly newPassword: string
}

/** The login password. After a change, the user has to log in with it, on every other device. */
export interface Passwords {
  change(change: PasswordChange): Promise<Result<null>>
  /** Without being logged in; no session is left afterwards. */
  reset(reset: PasswordReset): Promise<Result<null>>
}
