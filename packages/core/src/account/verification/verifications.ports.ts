import type { Result, StopSignal } from '../../kernel/index.ts'
import type { VerificationRecord } from './verification-record.ts'
import type { VerificationDocuments } from './verification.ts'

/** What the register of companies says under a credit code. */
export interface RegisteredCompany {
  readonly creditCode: string
  readonly companyName: string
  readonly legalPerson: string
}

export interface Verifications {
  /** The last documents submitted; null where none were. */
  last(signal?: StopSignal): Promise<Result<VerificationRecord | null>>
  handIn(papers: VerificationDocuments): Promise<Result<VerificationRecord>>
  /** After a review that failed. */
  handInAgain(papers: VerificationDocuments): Promise<Result<VerificationRecord>>
  company(creditCode: string, signal?: StopSignal): Promise<Result<RegisteredCompany>>
}
