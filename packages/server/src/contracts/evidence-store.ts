import { keepEvidence, type ContractId, type Evidence, type EvidenceId } from '@diandu/core/contracts'
import type { Random } from '@diandu/core/kernel'
import { insertIfAbsent, type Queries } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'

export const listEvidence = (db: Queries, contractId: string): Promise<readonly Evidence[]> =>
  db.query<Evidence>(
    `SELECT id, contract_id, kind, party, digest, kept_at, shown_by AS by, network AS from
     FROM contract_evidence WHERE contract_id = $1 ORDER BY place`,
    [contractId],
  )

export type NewEvidence = Omit<Evidence, 'id' | 'contractId' | 'by' | 'from'> & Required<Pick<Evidence, 'by' | 'from'>>

/** Keeps one more piece, by core's rule: what is kept is never replaced. */
export async function addEvidence(
  db: Queries,
  contractId: ContractId,
  piece: NewEvidence,
  random: Random,
): Promise<void> {
  const stored = keepEvidence(await listEvidence(db, contractId), {
    ...piece,
    contractId,
    id: idFrom(random.token()) as EvidenceId,
  })
  const added = stored.ok ? stored.value.at(-1) : undefined
  if (added === undefined || added.keptAt !== piece.keptAt || added.digest !== piece.digest) return
  await insertIfAbsent(db, 'contract_evidence', {
    id: added.id,
    contractId,
    kind: piece.kind,
    party: piece.party,
    digest: piece.digest,
    shownBy: piece.by,
    network: piece.from,
    keptAt: piece.keptAt,
  })
}
