import { isViewingCheck, orderCodesIn, type Viewing, type ViewingOutcome } from '@diandu/core/orders'
import type { DataBox } from '../../crypto/index.ts'
import { upsertRow, type Database, type Queries, type Transaction } from '../../database/index.ts'

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
    `SELECT access, checks, opened_at, seen, outcome, recorded_at FROM order_viewings WHERE order_id = $1`,
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
  await upsertRow(tx, 'order_viewings', {
    key: { orderId },
    set: { access: sealed, checks: [...checks], seen: [...seen], outcome, recordedAt },
    once: { openedAt },
  })
}

/** The way into a shop is kept as long as it is visible (`isAccessVisible`); answers how many were forgotten. */
export const forgetAccess = (db: Database): Promise<number> =>
  db.change(
    `UPDATE order_viewings v SET access = NULL FROM orders o
     WHERE o.id = v.order_id AND v.access IS NOT NULL AND o.status NOT IN (${orderCodesIn('access-visible')})`,
  )
