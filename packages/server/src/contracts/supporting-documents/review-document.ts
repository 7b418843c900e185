import { contractAt, decideDocument, documentOf, type VerdictFault } from '@diandu/core/contracts'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { DataBox } from '../../crypto/index.ts'
import type { Database, Transaction } from '../../database/index.ts'
import { findContract, lockContract, writeParty } from '../contract-store.ts'
import { writeDays } from './signing-days-store.ts'
import {
  findSupportingDocument,
  settleSupportingDocument,
  type SupportingDocumentRecord,
} from './supporting-document-store.ts'
import { addSupportingDocumentStep } from './supporting-document-step-store.ts'

export interface DocumentReview {
  /** Of the document that was reviewed. */
  readonly id: string
  readonly verdict: 'accepted' | 'refused'
  readonly by: string
  /** Shown to the submitting party where the document is refused. */
  readonly why: string
  readonly at: number
}

/** Once per document, for this digest only; reviewer, verdict, time and reason are recorded. */
export const reviewDocument = (
  db: Database,
  review: DocumentReview,
  box: DataBox,
): Promise<Result<SupportingDocumentRecord, VerdictFault>> =>
  db.transaction((tx) => reviewLockedDocument(tx, review, box))

/** The same inside a transaction that does more. */
export async function reviewLockedDocument(
  tx: Transaction,
  { id, verdict, by, why, at }: DocumentReview,
  box: DataBox,
): Promise<Result<SupportingDocumentRecord, VerdictFault>> {
  const looked = await findSupportingDocument(tx, id)
  if (looked === undefined) return fail('other-paper')
  const { contractId, party, kind, digest } = looked
  await lockContract(tx, contractId)
  const contract = await findContract(tx, box, contractId)
  if (contract === undefined) return fail('other-paper')
  const current = contractAt(contract, at)
  const validated = decideDocument(current, {
    party,
    kind,
    digest,
    refusedFor: verdict === 'refused' ? why : null,
    at,
  })
  if (!validated.ok) return validated
  const signatory = validated.value[party]
  const standing = documentOf(signatory, kind)?.standing
  if (standing === undefined || standing.is === 'waiting' || !(await settleSupportingDocument(tx, looked, standing)))
    return fail('other-paper')
  if (verdict === 'refused') await writeParty(tx, box, contractId, signatory)
  await writeDays(tx, current, validated.value)
  await addSupportingDocumentStep(tx, looked, { what: verdict, by, why, at })
  return ok({ ...looked, standing })
}
