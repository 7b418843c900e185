import type { SmsNotice } from '@diandu/core/inbox'
import type { CodePurpose } from '@diandu/core/session'
import type { Result } from '@diandu/core/kernel'
import type { HandedOver } from './handed-over.ts'

/** A verification code on its way to a phone. */
export interface CodeMessage {
  readonly mobile: string
  readonly code: string
  readonly purpose: CodePurpose | 'sign-contract'
  readonly validMs: number
  /**
   * Said to the owner of the mobile only, so that asking for a code does not tell who has an account: `has-account`
   * beside a code for registering, `no-account` in place of a code for a new password.
   */
  readonly note?: 'has-account' | 'no-account'
}

export interface NoticeMessage {
  readonly mobile: string
  readonly notice: SmsNotice
  /** The same for the same notice, each time it is sent. */
  readonly requestId: string
}

/** Text messages. Send after the transaction that made the code has ended: what was sent cannot be rolled back. */
export interface Sms {
  /** The sandbox keeps its messages where `/sandbox/outbox` shows them. */
  readonly kind: 'sandbox' | 'tencent'
  sendCode(message: CodeMessage): Promise<Result<null>>
}

/** Text messages of both sorts, as a provider sends them. */
export interface TextMessages extends Sms {
  /** So long the provider knows a notice again by its request id; 0 where it never does. */
  readonly knowsRequestsForMs: number
  sendNotice(message: NoticeMessage): Promise<HandedOver>
}
