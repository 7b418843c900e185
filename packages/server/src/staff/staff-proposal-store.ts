import { PROPOSAL_MS, type ProposalVerdict, type StaffAct, type StaffProposal } from '@diandu/core/admin'
import { STAFF_LOG_RETENTION_MS } from './staff-log-store.ts'
import { insertRow, updateRow, type Queries, type Transaction } from '../database/index.ts'
import { announceQueue } from '../queue-changes/index.ts'

export interface StoredProposal extends StaffProposal {
  readonly id: string
  readonly reason: string
  /** As the act reads it. */
  readonly input: unknown
  /** Personal data of it, sealed; null once it was decided. */
  readonly sealed: Uint8Array | null
}

interface NewProposal {
  readonly id: string
  readonly act: StaffAct
  readonly maker: string
  readonly madeAt: number
  readonly reason: string
  readonly input: unknown
  readonly sealed: Uint8Array | null
}

const COLUMNS = 'id, act, maker, made_at, state, reason, input, sealed'

export const aboutProposal = (id: string): string => `staff proposal ${id}`

export async function insertProposal(tx: Transaction, { input, ...proposal }: NewProposal): Promise<void> {
  announceQueue(tx, 'proposals', proposal.id)
  await insertRow(tx, 'staff_proposals', { ...proposal, state: 'waiting', input: JSON.stringify(input) })
}

/** Kept from others until the transaction ends. */
export const lockProposal = async (tx: Transaction, id: string): Promise<StoredProposal | undefined> =>
  (await tx.query<StoredProposal>(`SELECT ${COLUMNS} FROM staff_proposals WHERE id = $1 FOR UPDATE`, [id]))[0]

/** Made since then and not decided, the longest waiting first. */
export const waitingProposals = (db: Queries, since: number): Promise<readonly StoredProposal[]> =>
  db.query<StoredProposal>(
    `SELECT ${COLUMNS} FROM staff_proposals WHERE state = 'waiting' AND made_at > $1 ORDER BY made_at, id`,
    [since],
  )

/** What was proposed stays in the log as long as the log's own entries. */
export const forgetOldProposals = (db: Queries, nowMs: number): Promise<number> =>
  db.change('DELETE FROM staff_proposals WHERE made_at < $1', [nowMs - STAFF_LOG_RETENTION_MS])

/** Of proposals that lapsed nothing sealed is left. */
export async function forgetSealedOfLapsed(db: Queries, nowMs: number): Promise<void> {
  await db.change('UPDATE staff_proposals SET sealed = NULL WHERE sealed IS NOT NULL AND made_at <= $1', [
    nowMs - PROPOSAL_MS,
  ])
}

export async function closeProposal(
  tx: Transaction,
  id: string,
  state: ProposalVerdict,
  by: { readonly staffId: string; readonly at: number },
): Promise<void> {
  announceQueue(tx, 'proposals', id)
  await updateRow(tx, 'staff_proposals', {
    set: { state, decidedBy: by.staffId, decidedAt: by.at, sealed: null },
    where: { id, state: 'waiting' },
  })
}
