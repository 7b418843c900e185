import { insertRow, updateRow, type Queries } from '../database/index.ts'
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

const COLUMNS = `SELECT id, charge_id, body, is_forged, due_at, sent_at, answer FROM sandbox_notices`

export async function insertNotice(
  db: Queries,
  id: string,
  chargeId: string,
  { news, afterMs, isForged }: PlannedNotice,
  nowMs: number,
): Promise<void> {
  await insertRow(db, 'sandbox_notices', {
    id,
    chargeId,
    body: JSON.stringify({ chargeId, news }),
    isForged,
    dueAt: nowMs + afterMs,
  })
}

export const noticesOf = (db: Queries, chargeId: string): Promise<readonly SandboxNotice[]> =>
  db.query<SandboxNotice>(`${COLUMNS} WHERE charge_id = $1 ORDER BY place`, [chargeId])

/** In the order in which they were planned. */
export const dueNotices = (db: Queries, nowMs: number): Promise<readonly SandboxNotice[]> =>
  db.query<SandboxNotice>(`${COLUMNS} WHERE sent_at IS NULL AND due_at <= $1 ORDER BY place LIMIT 50`, [nowMs])

export async function markSent(db: Queries, id: string, answer: string, nowMs: number): Promise<void> {
  await updateRow(db, 'sandbox_notices', { set: { sentAt: nowMs, answer }, where: { id } })
}
