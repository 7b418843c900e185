import type { AddressBook, PhoneChange, VerificationRecord } from '../../src/account/index.ts'
import type { PaymentPasswordState } from '../../src/wallet/index.ts'
import type { UserId } from '../../src/session/index.ts'

export interface Member {
  readonly userId: UserId
  readonly username: string
  /** Empty where none is bound. */
  readonly mobile: string
  /** None where the account was made by a code alone. */
  readonly password: string | null
  readonly paymentPassword: string | null
  /** The mobile or the payment password was replaced. */
  readonly credentialsChangedAt: number | null
  readonly paymentTries: PaymentPasswordState
  readonly joinedAt: number
  readonly avatar: string | null
  readonly addresses: AddressBook
  readonly papers: VerificationRecord | null
  /** The last one first. */
  readonly phoneChanges: readonly PhoneChange[]
}
