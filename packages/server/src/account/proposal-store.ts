import type { Proposal } from '@diandu/core/account'
import { DAY_MS, fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { Queries, Transaction } from '../database/index.ts'
import { lockUser } from '../session/index.ts'
import { keepPictures } from './pictures/picture-use-store.ts'

const MAX_A_DAY = 20

/** The transaction must be undone where this fails. */
export async function insertProposal(
  tx: Transaction,
  userId: string,
  id: string,
  { content, contact, photos }: Proposal,
  nowMs: number,
): Promise<Result<null>> {
  if ((await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
  const today = await tx.query('SELECT 1 FROM proposals WHERE user_id = $1 AND added_at > $2', [userId, nowMs - DAY_MS])
  if (today.length >= MAX_A_DAY) return fail(refused('too-many', '今天的建议已达上限，请明天再来'))
  if (!(await keepPictures(tx, userId, `proposal ${id}`, photos)))
    return fail(refused('not-found', '请重新上传图片', 'photos'))
  await tx.change(
    'INSERT INTO proposals (id, user_id, content, contact, photos, added_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, userId, content, contact, JSON.stringify(photos), nowMs],
  )
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
    `SELECT p.id, u.username, p.content, p.contact, p.photos, p.added_at AS "addedAt" FROM proposals p JOIN users u ON u.id = p.user_id
     ORDER BY p.added_at DESC, p.id DESC LIMIT $1`,
    [max],
  )
