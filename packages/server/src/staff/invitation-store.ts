import { INVITATION_MS } from '@diandu/core/admin'
import { upsertRow, type Queries, type Transaction } from '../database/index.ts'

interface StoredInvitation {
  readonly staffId: string
  readonly invitedAt: number
}

/** The link before is good no longer. */
export async function putInvitation(
  db: Queries,
  { staffId, tokenHash, invitedAt }: StoredInvitation & { readonly tokenHash: string },
): Promise<void> {
  await upsertRow(db, 'staff_invitations', { key: { staffId }, set: { tokenHash, invitedAt } })
}

export const findInvitation = async (db: Queries, tokenHash: string): Promise<StoredInvitation | undefined> =>
  (
    await db.query<StoredInvitation>('SELECT staff_id, invited_at FROM staff_invitations WHERE token_hash = $1', [
      tokenHash,
    ])
  )[0]

/** Whether it was there: of two who open a link at once, one does. */
export const takeInvitation = async (tx: Transaction, tokenHash: string): Promise<boolean> =>
  (await tx.change('DELETE FROM staff_invitations WHERE token_hash = $1', [tokenHash])) > 0

export const sweepInvitations = (db: Queries, nowMs: number): Promise<number> =>
  db.change('DELETE FROM staff_invitations WHERE invited_at <= $1', [nowMs - INVITATION_MS])
