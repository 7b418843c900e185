import { insertRow, type Queries } from '../../database/index.ts'
import type { SupportingDocumentRecord } from './supporting-document-store.ts'

export interface SupportingDocumentStep extends Pick<
  SupportingDocumentRecord,
  'contractId' | 'party' | 'kind' | 'digest'
> {
  readonly documentId: string
  readonly what: 'handed in' | 'accepted' | 'refused' | 'set aside'
  readonly by: string
  readonly why: string
  readonly at: number
}

export async function addSupportingDocumentStep(
  db: Queries,
  {
    id,
    contractId,
    party,
    kind,
    digest,
  }: Pick<SupportingDocumentRecord, 'id' | 'contractId' | 'party' | 'kind' | 'digest'>,
  { what, by, why, at }: Pick<SupportingDocumentStep, 'what' | 'by' | 'why' | 'at'>,
): Promise<void> {
  await insertRow(db, 'signing_paper_steps', {
    contractId,
    party,
    kind,
    paperId: id,
    digest,
    what,
    doneBy: by,
    why,
    at,
  })
}

export const listSupportingDocumentSteps = (
  db: Queries,
  contractId: string,
): Promise<readonly SupportingDocumentStep[]> =>
  db.query<SupportingDocumentStep>(
    `SELECT contract_id, party, kind, paper_id AS document_id, digest, what, done_by AS by, why, at FROM signing_paper_steps WHERE contract_id = $1 ORDER BY place`,
    [contractId],
  )
