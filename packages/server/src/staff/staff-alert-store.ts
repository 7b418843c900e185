import type { StaffAlert } from '@diandu/core/admin'
import type { Queries } from '../database/index.ts'

interface Row extends Omit<StaffAlert, 'object'> {
  readonly objectKind: string
  readonly objectId: string
}

/** More than a person reads at once; the log has all. */
const MAX_ALERTS = 20

/** Entries of the log that a person has not read, the oldest first. */
export async function unreadAlerts(db: Queries, staffId: string): Promise<readonly StaffAlert[]> {
  const rows = await db.query<Row>(
    `SELECT l.number, l.at, coalesce(s.name, l.staff_id) AS staff_name, l.object_kind, l.object_id, l.reason, l.after
     FROM staff_log l LEFT JOIN staff s ON s.id = l.staff_id
     WHERE l.act = 'break-glass'
     AND NOT EXISTS (SELECT 1 FROM staff_read_alerts r WHERE r.staff_id = $1 AND r.number = l.number)
     ORDER BY l.number LIMIT ${MAX_ALERTS}`,
    [staffId],
  )
  return rows.map(({ objectKind, objectId, ...row }) => ({ ...row, object: { kind: objectKind, id: objectId } }))
}

/** An entry that is no alert is none that could be read. */
export async function noteAlertRead(
  db: Queries,
  { staffId, number, readAt }: { readonly staffId: string; readonly number: number; readonly readAt: number },
): Promise<void> {
  await db.change(
    `INSERT INTO staff_read_alerts (staff_id, number, read_at)
     SELECT $1, number, $3 FROM staff_log WHERE number = $2 AND act = 'break-glass' ON CONFLICT DO NOTHING`,
    [staffId, number, readAt],
  )
}
