import { decideFeedback, decideProposal, type FeedbackState, type Proposal } from '@diandu/core/account'
import { DAY_MS, fail, ok, type Result } from '@diandu/core/kernel'
import { insertRow, updateRow, type Queries, type Transaction } from '../database/index.ts'
import { announceQueue } from '../queue-changes/index.ts'
import { writeMessage } from '../inbox/index.ts'
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
  announceQueue(tx, 'feedback', id)
  await insertRow(tx, 'proposals', { id, userId, content, contact, photos: JSON.stringify(photos), addedAt: nowMs })
  return ok(null)
}

export interface ProposalRecord extends Proposal {
  readonly id: string
  readonly userId: string
  readonly username: string
  readonly addedAt: number
  readonly state: FeedbackState
  readonly answer: string | null
  readonly decidedAt: number | null
  readonly decidedBy: string | null
}

const RECORDS = `SELECT p.id, p.user_id, u.username, p.content, p.contact, p.photos, p.added_at, p.state, p.answer,
  p.decided_at, p.decided_by FROM proposals p JOIN users u ON u.id = p.user_id`

/** `open`: neither answered nor closed, the oldest first; `all`: the last one first. */
export const listProposals = (db: Queries, which: 'open' | 'all', max: number): Promise<readonly ProposalRecord[]> =>
  db.query<ProposalRecord>(
    which === 'open'
      ? `${RECORDS} WHERE p.state = 'waiting' ORDER BY p.added_at, p.id LIMIT $1`
      : `${RECORDS} ORDER BY p.added_at DESC, p.id DESC LIMIT $1`,
    [max],
  )

export async function findProposal(db: Queries, id: string): Promise<ProposalRecord | undefined> {
  return (await db.query<ProposalRecord>(`${RECORDS} WHERE p.id = $1`, [id]))[0]
}

/** Staff answer a proposal, of which its user is told, or close it (null). */
export async function decideStoredProposal(
  tx: Transaction,
  id: string,
  typed: string | null,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<Result<{ readonly state: FeedbackState; readonly userId: string }>> {
  announceQueue(tx, 'feedback', id)
  await tx.query('SELECT 1 FROM proposals WHERE id = $1 FOR UPDATE', [id])
  const found = await findProposal(tx, id)
  const decided = decideFeedback(found, typed, at)
  if (!decided.ok) return decided
  const { state, answer, message } = decided.value
  await updateRow(tx, 'proposals', { set: { state, answer, decidedAt: at, decidedBy: by }, where: { id } })
  if (message !== null) await writeMessage(tx, message)
  return ok({ state, userId: found?.userId ?? '' })
}
