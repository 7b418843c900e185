import { maskMiddle } from '../../format/index.ts'
import { maskedPerson } from '../identity/masked-person.ts'
import type { VerificationStatus } from './verification-status.ts'
import type { FaceVerification } from './face-verification.ts'
import type { VerificationDocuments } from './verification.ts'

/** A verification as it is stored. */
export type VerificationEvidence = VerificationDocuments | FaceVerification

/** Documents as their owner sees them again: enough to know them by, and no more. */
export interface VerificationRecord {
  readonly kind: VerificationDocuments['kind']
  readonly status: VerificationStatus
  /** Masked, but for a company's. */
  readonly name: string
  /** The resident ID or the credit code, masked. */
  readonly number: string
  readonly handedInAt: number
  readonly reviewedAt: number | null
  /** The reviewer's words; a failure always has a reason. */
  readonly note: string
}

/** The part of the documents that may be shown. */
export function shownDocuments(papers: VerificationEvidence): Pick<VerificationRecord, 'kind' | 'name' | 'number'> {
  if (papers.kind === 'company')
    return { kind: 'company', name: papers.companyName, number: maskMiddle(papers.creditCode, 4, 4) }
  return { kind: 'person', ...maskedPerson(papers) }
}
