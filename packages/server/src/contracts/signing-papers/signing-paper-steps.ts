import type { Queries } from '../../database/index.ts'
import type { KeptSigningPaper } from './signing-paper-store.ts'

/** What somebody did with a paper: whoever handed it in, or somebody of the house. */
export interface SigningPaperStep extends Pick<KeptSigningPaper, 'contractId' | 'party' | 'kind' | 'digest'> {
  readonly paperId: string
  readonly what: 'handed in' | 'accepted' | 'refused' | 'set aside'
  readonly by: string
  readonly why: string
  readonly at: number
}

export async function addSigningPaperStep(db: Queries, { id, contractId, party, kind, digest }: Pick<KeptSigningPaper, 'id' | 'contractId' | 'party' | 'kind' | 'digest'>, { what, by, why, at }: Pick<SigningPaperStep, 'what' | 'by' | 'why' | 'at'>): Promise<void> {
  await db.change('INSERT INTO signing_paper_steps (contract_id, party, kind, paper_id, digest, what, done_by, why, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    ...[contractId, party, kind, id, digest],
    ...[what, by, why, at],
  ])
}

export const listSigningPaperSteps = (db: Queries, contractId: string): Promise<readonly SigningPaperStep[]> =>
  db.query<SigningPaperStep>(
    `SELECT contract_id AS "contractId", party, kind, paper_id AS "paperId", digest, what, done_by AS by, why, at FROM signing_paper_steps WHERE contract_id = $1 ORDER BY place`,
    [contractId],
  )
