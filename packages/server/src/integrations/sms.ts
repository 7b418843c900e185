import type { CodePurpose } from '@diandu/core/session'
import type { Result } from '@diandu/core/kernel'

/** A verification code on its way to a phone. */
export interface CodeMessage {
  readonly mobile: string
  readonly code: string
  readonly purpose: CodePurpose | 'sign-contract'
  readonly validMs: number
  /**
   * Said to the owner of the mobile only, so that asking for a code does not tell who has an account: `has-account`
   * beside a code for registering, `no-account` in place of a code for logging in.
   */
  readonly note?: 'has-account' | 'no-account'
}

/** Text messages. Send after the transaction that made the code has ended: what was sent cannot be rolled back. */
export interface Sms {
  /** The sandbox keeps its messages where `/sandbox/outbox` shows them. */
  readonly kind: 'sandbox' | 'tencent'
  sendCode(message: CodeMessage): Promise<Result<null>>
}
