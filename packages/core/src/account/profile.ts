import type { VerificationRecord } from './verification/verification-record.ts'

/** An account as its own person sees it. */
export interface Profile {
  readonly username: string
  /** Masked. */
  readonly mobile: string
  /** The picture they chose, or nothing. */
  readonly avatarUrl: string | null
  /** Of the last documents submitted: 0 under review, 1 verified, 2 failed; null where none were. */
  readonly verification: VerificationRecord['status'] | null
  readonly joinedAt: number
}
