import type { Result, StopSignal } from '../../kernel/index.ts'
import type { ShownIdentity } from '../identity/known-identity.ts'
import type { IdentityPage } from '../identity/identity-page.ts'
import type { AwaitedFace, FacePerson } from './face-verification.ts'
import type { VerificationRecord } from './verification-record.ts'
import type { VerificationDocuments } from './verification.ts'

/** The entry of the register of companies under a credit code. */
export interface RegisteredCompany {
  readonly creditCode: string
  readonly companyName: string
  readonly legalPerson: string
}

export interface Verifications {
  /** The last documents submitted; null where none were. */
  last(signal?: StopSignal): Promise<Result<VerificationRecord | null>>
  /** Who the person has shown to be, here or for a contract; null where that was not asked yet. */
  identity(signal?: StopSignal): Promise<Result<ShownIdentity | null>>
  handIn(papers: VerificationDocuments): Promise<Result<VerificationRecord>>
  /** After a review that failed. */
  handInAgain(papers: VerificationDocuments): Promise<Result<VerificationRecord>>
  /** Whether a face check can be begun here, and the one that is under way. */
  face(signal?: StopSignal): Promise<Result<AwaitedFace>>
  /** Where the provider looks at the person; one that was begun before is put aside. */
  beginFace(person: FacePerson): Promise<Result<IdentityPage>>
  /** Asks what the provider found. A face that it recognised verifies its person at once. */
  finishFace(): Promise<Result<VerificationRecord>>
  company(creditCode: string, signal?: StopSignal): Promise<Result<RegisteredCompany>>
}
