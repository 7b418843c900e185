import { STAFF_IDLE_MS, STAFF_SESSION_MS, type StaffSession } from '@diandu/core/admin'
import { insertRow, type Queries, type Transaction } from '../database/index.ts'
import { announceStaff } from '../queue-changes/index.ts'

export interface StoredStaffSession extends StaffSession {
  readonly id: string
  readonly staffId: string
  readonly address: string
}

const COLUMNS = 'id, staff_id, opened_at, seen_at, proven_at, network, address'

export async function insertStaffSession(db: Queries, session: StoredStaffSession, tokenHash: string): Promise<void> {
  await insertRow(db, 'staff_sessions', { ...session, tokenHash })
}

export const findStaffSession = async (db: Queries, tokenHash: string): Promise<StoredStaffSession | undefined> =>
  (await db.query<StoredStaffSession>(`SELECT ${COLUMNS} FROM staff_sessions WHERE token_hash = $1`, [tokenHash]))[0]

export const isSessionOpen = async (db: Queries, id: string): Promise<boolean> =>
  (await db.query('SELECT 1 FROM staff_sessions WHERE id = $1', [id])).length > 0

/** The newest first. */
export const staffSessionsOf = (db: Queries, staffId: string): Promise<readonly StoredStaffSession[]> =>
  db.query<StoredStaffSession>(
    `SELECT ${COLUMNS} FROM staff_sessions WHERE staff_id = $1 ORDER BY opened_at DESC, id`,
    [staffId],
  )

/** A call was made with it; its account is not dormant either. */
export async function noteStaffCall(db: Queries, { id, staffId }: StoredStaffSession, nowMs: number): Promise<void> {
  await db.change('UPDATE staff_sessions SET seen_at = $2 WHERE id = $1', [id, nowMs])
  await db.change('UPDATE staff SET last_seen_at = $2 WHERE id = $1', [staffId, nowMs])
}

export async function noteStaffProof(db: Queries, id: string, nowMs: number): Promise<void> {
  await db.change('UPDATE staff_sessions SET proven_at = $2 WHERE id = $1', [id, nowMs])
}

/** One's own only. */
export const endStaffSession = async (db: Queries, staffId: string, id: string): Promise<boolean> =>
  (await db.change('DELETE FROM staff_sessions WHERE id = $1 AND staff_id = $2', [id, staffId])) > 0

export async function endStaffSessionsOf(tx: Transaction, staffId: string): Promise<void> {
  announceStaff(tx, staffId)
  await tx.change('DELETE FROM staff_sessions WHERE staff_id = $1', [staffId])
}

/** All but the one that is used. */
export async function endOtherStaffSessions(db: Queries, { id, staffId }: StoredStaffSession): Promise<void> {
  await db.change('DELETE FROM staff_sessions WHERE staff_id = $1 AND id <> $2', [staffId, id])
}

/** Sessions that are over by their age. */
export const sweepStaffSessions = (db: Queries, nowMs: number): Promise<number> =>
  db.change('DELETE FROM staff_sessions WHERE opened_at <= $1 OR seen_at <= $2', [
    nowMs - STAFF_SESSION_MS,
    nowMs - STAFF_IDLE_MS,
  ])
