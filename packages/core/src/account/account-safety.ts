import type { PhoneChange } from './phone-change.ts'
import type { VerificationRecord } from './verification/verification-record.ts'

/** Why an account cannot be closed yet. */
export type ClosingObstacle = 'open-orders' | 'money-left' | 'shops-on-sale' | 'debts-owed' | 'money-awaited'

/** How well an account is guarded, and whether it may be closed. */
export interface AccountSafety {
  /** Masked; empty where no mobile is bound. */
  readonly mobile: string
  /** None where the account was made by a code alone. */
  readonly hasLoginPassword: boolean
  readonly hasPaymentPassword: boolean
  /** Of the last documents submitted: 0 under review, 1 verified, 2 failed; null where none were. */
  readonly verification: VerificationRecord['status'] | null
  /** Of the last change that was asked for; null where none was. */
  readonly phoneChange: PhoneChange['status'] | null
  /** On how many devices the person is logged in, this one among them. */
  readonly sessions: number
  readonly obstacles: readonly ClosingObstacle[]
}
