import type { Queries } from '../database/index.ts'
import type { PlannedNotice } from './cashier-choices.ts'

export interface SandboxNotice {
  readonly id: string
  readonly chargeId: string
  readonly body: string
  readonly isForged: boolean
  readonly dueAt: number | null
  readonly sentAt: number | null
  readonly answer: string | null
}

const COLUMNS = `SELECT id, charge_id AS "chargeId", body, is_forged AS "isForged", due_at AS "dueAt", sent_at AS "sentAt", answer FROM sandbox_notices`

export async function insertNotice(
  db: Queries,
  id: string,
  chargeId: string,
  { news, afterMs, isForged }: PlannedNotice,
  nowMs: number,
): Promise<void> {
  await db.change('INSERT INTO sandbox_notices (id, charge_id, body, is_forged, due_at) VALUES ($1, $2, $3, $4, $5)', [
    id,
    chargeId,
    JSON.stringify({ chargeId, news }),
    isForged,
    nowMs + afterMs,
  ])
}

export const noticesOf = (db: Queries, chargeId: string): Promise<readonly SandboxNotice[]> =>
  db.query<SandboxNotice>(`${COLUMNS} WHERE charge_id = $1 ORDER BY place`, [chargeId])

/** In the order in which they were planned. */
export const dueNotices = (db: Queries, nowMs: number): Promise<readonly SandboxNotice[]> =>
  db.query<SandboxNotice>(`${COLUMNS} WHERE sent_at IS NULL AND due_at <= $1 ORDER BY place LIMIT 50`, [nowMs])

export async function markSent(db: Queries, id: string, answer: string, nowMs: number): Promise<void> {
  await db.change('UPDATE sandbox_notices SET sent_at = $2, answer = $3 WHERE id = $1', [id, nowMs, answer])
}
