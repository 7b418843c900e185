import { decideProposal, type Proposal } from '@diandu/core/account'
import { DAY_MS, fail, ok, type Result } from '@diandu/core/kernel'
import { insertRow, type Queries, type Transaction } from '../database/index.ts'
import { lockUser } from '../session/index.ts'
import { holdPictures, keepPictures } from './pictures/picture-use-store.ts'

/** The transaction must be undone where this fails. */
export async function addProposal(
  tx: Transaction,
  userId: string,
  id: string,
  draft: Proposal,
  nowMs: number,
): Promise<Result<null>> {
  if ((await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
  const today = await tx.query('SELECT 1 FROM proposals WHERE user_id = $1 AND added_at > $2', [userId, nowMs - DAY_MS])
  const facts = { madeToday: today.length, areOwnPictures: await holdPictures(tx, userId, draft.photos) }
  const decided = decideProposal(facts, draft)
  if (!decided.ok) return decided
  const { content, contact, photos } = decided.value
  await keepPictures(tx, userId, `proposal ${id}`, photos)
  await insertRow(tx, 'proposals', { id, userId, content, contact, photos: JSON.stringify(photos), addedAt: nowMs })
  return ok(null)
}

export interface ProposalRecord extends Proposal {
  readonly id: string
  readonly username: string
  readonly addedAt: number
}

/** The last one first. */
export const listProposals = (db: Queries, max: number): Promise<readonly ProposalRecord[]> =>
  db.query<ProposalRecord>(
    `SELECT p.id, u.username, p.content, p.contact, p.photos, p.added_at FROM proposals p JOIN users u ON u.id = p.user_id
     ORDER BY p.added_at DESC, p.id DESC LIMIT $1`,
    [max],
  )
