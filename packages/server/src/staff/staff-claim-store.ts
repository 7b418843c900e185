import type { CaseQueue, OwnCase } from '@diandu/core/admin'
import { upsertRow, type Queries, type Transaction } from '../database/index.ts'
import { announceQueue } from '../queue-changes/index.ts'

/** A claim of another member of staff. */
export interface OthersClaim {
  readonly caseId: string
  readonly name: string
}

interface Claimant {
  readonly queue: CaseQueue
  readonly staffId: string
  readonly nowMs: number
}

/** Cases of the queue that others have open. */
export const othersClaims = (
  db: Queries,
  { queue, staffId, nowMs }: Claimant,
  caseId: string | null = null,
): Promise<readonly OthersClaim[]> =>
  db.query<OthersClaim>(
    `SELECT c.case_id, s.name FROM staff_claims c JOIN staff s ON s.id = c.staff_id
     WHERE c.queue = $1 AND c.staff_id <> $2 AND c.until > $3 AND ($4::text IS NULL OR c.case_id = $4)`,
    [queue, staffId, nowMs, caseId],
  )

/** A member of staff who opens another case lets go of the one before. */
export async function claimCase(tx: Transaction, caseId: string, by: Claimant & { readonly until: number }) {
  const { queue, staffId, until } = by
  announceQueue(tx, queue, caseId)
  await tx.change('DELETE FROM staff_claims WHERE queue = $1 AND staff_id = $2 AND case_id <> $3', [
    queue,
    staffId,
    caseId,
  ])
  await upsertRow(tx, 'staff_claims', { key: { queue, caseId }, set: { staffId, until } })
}

/** Two who decide on one case at once do it one after the other. */
export async function lockClaim(tx: Transaction, caseId: string, { queue, staffId, nowMs }: Claimant): Promise<void> {
  await tx.change(
    `INSERT INTO staff_claims (queue, case_id, staff_id, until) VALUES ($1, $2, $3, $4)
     ON CONFLICT (queue, case_id) DO UPDATE SET until = staff_claims.until`,
    [queue, caseId, staffId, nowMs],
  )
}

export async function letGoOfCase(tx: Transaction, queue: CaseQueue, caseId: string): Promise<void> {
  announceQueue(tx, queue, caseId)
  await tx.change('DELETE FROM staff_claims WHERE queue = $1 AND case_id = $2', [queue, caseId])
}

export const forgetClaims = (db: Queries, nowMs: number): Promise<number> =>
  db.change('DELETE FROM staff_claims WHERE until < $1', [nowMs])

/** The cases that a member of staff has open, the latest first. */
export const claimsOf = (db: Queries, staffId: string, nowMs: number): Promise<readonly OwnCase[]> =>
  db.query<OwnCase>(
    'SELECT queue, case_id, until FROM staff_claims WHERE staff_id = $1 AND until > $2 ORDER BY until DESC, case_id',
    [staffId, nowMs],
  )
