import { isViewingCheck, orderCodesIn, type Viewing, type ViewingOutcome } from '@diandu/core/orders'
import type { DataBox } from '../../crypto/index.ts'
import type { Database, Queries, Transaction } from '../../database/index.ts'

interface ViewingRow {
  readonly access: Uint8Array | null
  readonly checks: readonly string[]
  readonly openedAt: number
  readonly seen: readonly string[]
  readonly outcome: ViewingOutcome | null
  readonly recordedAt: number | null
}

export const aboutViewing = (orderId: string): string => `viewing ${orderId}`

export async function findViewing(db: Queries, box: DataBox, orderId: string): Promise<Viewing | undefined> {
  const [row] = await db.query<ViewingRow>(
    `SELECT access, checks, opened_at AS "openedAt", seen, outcome, recorded_at AS "recordedAt" FROM order_viewings WHERE order_id = $1`,
    [orderId],
  )
  return row === undefined
    ? undefined
    : {
        ...row,
        access: row.access === null ? null : Buffer.from(box.open(row.access, aboutViewing(orderId))).toString(),
        checks: row.checks.filter(isViewingCheck),
        seen: row.seen.filter(isViewingCheck),
      }
}

export async function writeViewing(
  tx: Transaction,
  box: DataBox,
  orderId: string,
  { access, checks, openedAt, seen, outcome, recordedAt }: Viewing,
): Promise<void> {
  const sealed = access === null ? null : box.seal(Buffer.from(access), aboutViewing(orderId))
  await tx.change(
    `INSERT INTO order_viewings (order_id, access, checks, opened_at, seen, outcome, recorded_at)
     VALUES ($1, $2, $3::text[], $4, $5::text[], $6, $7)
     ON CONFLICT (order_id) DO UPDATE SET access = excluded.access, checks = excluded.checks, seen = excluded.seen,
       outcome = excluded.outcome, recorded_at = excluded.recorded_at`,
    [orderId, sealed, [...checks], openedAt, [...seen], outcome, recordedAt],
  )
}

/** The way into a shop is kept as long as it is visible (`isAccessVisible`); answers how many were forgotten. */
export const forgetAccess = (db: Database): Promise<number> =>
  db.change(
    `UPDATE order_viewings v SET access = NULL FROM orders o
     WHERE o.id = v.order_id AND v.access IS NOT NULL AND o.status NOT IN (${orderCodesIn('access-visible')})`,
  )
