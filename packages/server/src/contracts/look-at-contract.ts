import { CONTRACT_STATUSES, contractAt, type Evidence, type ContractRecord } from '@diandu/core/contracts'
import type { DataBox } from '../crypto/index.ts'
import type { Database, Queries } from '../database/index.ts'
import { canBeSignedNow } from '../order-status-sql/index.ts'
import { addJournalLine } from './contract-journal-store.ts'
import { selectContracts } from './contract-store.ts'
import { listEvidence } from './evidence-store.ts'

/** A picture that was submitted for a contract, and what for: `consent of the seller`. */
export interface HandedInPicture {
  readonly what: string
  readonly pictureId: string
}

export interface LookedAtContract {
  readonly contract: ContractRecord
  readonly pictures: readonly HandedInPicture[]
  readonly evidence: readonly Evidence[]
}

const WAITING = [CONTRACT_STATUSES.draft, CONTRACT_STATUSES['seller-signed'], CONTRACT_STATUSES['buyer-signed']]

/** Contracts that are not at their end, the latest first. */
export async function openContractsOf(
  db: Queries,
  box: DataBox,
  max: number,
  nowMs: number,
): Promise<readonly ContractRecord[]> {
  const stored = await selectContracts(
    db,
    box,
    `WHERE c.status = ANY($1::int[]) AND ${canBeSignedNow('o')} ORDER BY c.place DESC LIMIT $2`,
    [WAITING, max],
  )
  return stored.map((contract) => contractAt(contract, nowMs))
}

/** One contract with what was submitted for it. Which reviewer read it, and when, is written down. */
export async function lookAtContract(
  db: Database,
  box: DataBox,
  { number, by }: { readonly number: string; readonly by: string },
  nowMs: number,
): Promise<LookedAtContract | undefined> {
  const [stored] = await selectContracts(db, box, 'WHERE c.number = $1', [number])
  if (stored === undefined) return undefined
  await addJournalLine(db, {
    contractId: stored.id,
    userId: by,
    what: 'looked at by the house',
    network: '',
    at: nowMs,
  })
  return {
    contract: contractAt(stored, nowMs),
    pictures: await picturesOf(db, stored.id),
    evidence: await listEvidence(db, stored.id),
  }
}

async function picturesOf(db: Queries, contractId: string): Promise<readonly HandedInPicture[]> {
  const used = await db.query<{ usedFor: string; pictureId: string }>(
    // Of what was submitted for review only what is there now.
    "SELECT used_for, picture_id FROM picture_uses WHERE split_part(used_for, ' ', 2) = $1 AND split_part(used_for, ' ', 1) IN ('proof', 'consent') AND ((split_part(used_for, ' ', 1) = 'proof' AND split_part(used_for, ' ', 4) <> 'equity') OR picture_id IN (SELECT p.picture_id FROM signing_papers p WHERE p.contract_id = $1)) ORDER BY used_for, picture_id",
    [contractId],
  )
  return used.map(({ usedFor, pictureId }) => {
    const [kind = '', , party = '', proof = ''] = usedFor.split(' ')
    return { what: `${kind === 'proof' ? proof : kind} of the ${party}`, pictureId }
  })
}
