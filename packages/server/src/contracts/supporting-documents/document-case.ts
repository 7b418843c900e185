import { contractAt, decideDocument, type ContractRecord, type VerdictFault } from '@diandu/core/contracts'
import type { DataBox } from '../../crypto/index.ts'
import type { Queries } from '../../database/index.ts'
import { addJournalLine, countJournalLines } from '../contract-journal-store.ts'
import { findContract } from '../contract-store.ts'
import { listSupportingDocumentSteps, type SupportingDocumentStep } from './supporting-document-step-store.ts'
import {
  findSupportingDocument,
  othersWithSameDocument,
  type SupportingDocumentRecord,
} from './supporting-document-store.ts'

/** A document with what its reviewer has to know. */
export interface DocumentCase {
  readonly document: SupportingDocumentRecord
  readonly contract: ContractRecord
  readonly userId: string
  /** Other users who have submitted the very same picture. */
  readonly others: number
  readonly steps: readonly SupportingDocumentStep[]
  /** Why it cannot be accepted, or refused. */
  readonly faults: { readonly accept: VerdictFault | null; readonly refuse: VerdictFault | null }
}

export async function readDocumentCase(
  db: Queries,
  id: string,
  { box, nowMs }: { readonly box: DataBox; readonly nowMs: number },
): Promise<DocumentCase | undefined> {
  const document = await findSupportingDocument(db, id)
  const stored = document && (await findContract(db, box, document.contractId))
  if (document === undefined || stored === undefined) return undefined
  const contract = contractAt(stored, nowMs)
  const { party, kind, digest } = document
  const faultOf = (refusedFor: string | null) => {
    const decided = decideDocument(contract, { party, kind, digest, refusedFor, at: nowMs })
    return decided.ok ? null : decided.failure
  }
  const userId = contract[party === 'seller' ? 'sellerId' : 'buyerId']
  const steps = await listSupportingDocumentSteps(db, contract.id)
  return {
    document,
    contract,
    userId,
    others: await othersWithSameDocument(db, digest, userId),
    steps: steps.filter((step) => step.party === party && step.kind === kind),
    faults: { accept: faultOf(null), refuse: faultOf('-') },
  }
}

const LOOKED_AT = 'looked at by the house'

/** Records that a reviewer has looked at what was submitted for a contract. */
export const noteLook = (db: Queries, { contractId }: SupportingDocumentRecord, by: string, at: number) =>
  addJournalLine(db, { contractId, userId: by, what: LOOKED_AT, network: '', at })

/** Whether a reviewer has looked since this document was submitted. */
export const hasLookedAt = async (
  db: Queries,
  { contractId, handedInAt }: SupportingDocumentRecord,
  by: string,
): Promise<boolean> => (await countJournalLines(db, { contractId, userId: by, what: LOOKED_AT }, handedInAt - 1)) > 0
