import { rechargeCodesWith, type AwaitedPayment } from '@diandu/core/wallet'
import type { Page, Result } from '@diandu/core/kernel'
import { pageByTime } from '../../calls/index.ts'
import type { Queries, Transaction } from '../../database/index.ts'
import { selectRecharges, type RechargeRecord } from './recharge-store.ts'

/** A person's, the newest first. */
export function pageOfRecharges<Shown>(
  db: Queries,
  userId: string,
  cursor: string | undefined,
  show: (stored: RechargeRecord) => Shown,
): Promise<Result<Page<Shown>>> {
  return pageByTime(cursor, {
    read: ({ at, id }, max) =>
      selectRecharges(
        db,
        `WHERE r.user_id = $1 AND (r.created_at, r.id) < ($2, $3) ORDER BY r.created_at DESC, r.id DESC LIMIT ${max}`,
        [userId, at, id],
      ),
    placeOf: ({ askedAt, id }) => ({ at: askedAt, id }),
    show,
  })
}

/** Recharges for a part of an order, the newest first. The caller has locked the order. */
export const rechargesFor = (
  tx: Transaction,
  { orderId, part }: Pick<AwaitedPayment, 'orderId' | 'part'>,
): Promise<readonly RechargeRecord[]> =>
  selectRecharges(tx, 'WHERE r.order_id = $1 AND r.order_part = $2 ORDER BY r.created_at DESC', [orderId, part])

/**
 * Of all users: the open ones and those whose money came late, the longest waiting first, or all of them, the newest
 * first.
 */
export const listRecharges = (db: Queries, onlyOpen: boolean, max: number): Promise<readonly RechargeRecord[]> =>
  onlyOpen
    ? selectRecharges(
        db,
        `WHERE r.status NOT IN (${rechargeCodesWith('success', 'failure')}) OR (r.paid_late_at IS NOT NULL AND r.credited_by IS NULL) ORDER BY r.created_at, r.id LIMIT $1`,
        [max],
      )
    : selectRecharges(db, 'ORDER BY r.created_at DESC, r.id DESC LIMIT $1', [max])

export interface RechargeTotals {
  readonly credited: number
  readonly creditedFen: number
  readonly failed: number
}

/** What became of a person's recharges so far. */
export async function rechargeTotalsOf(db: Queries, userId: string): Promise<RechargeTotals> {
  const [totals] = await db.query<RechargeTotals>(
    `SELECT count(*) FILTER (WHERE status IN (${rechargeCodesWith('success')}))::int8 AS credited,
       coalesce(sum(amount_fen) FILTER (WHERE status IN (${rechargeCodesWith('success')})), 0)::int8 AS credited_fen,
       count(*) FILTER (WHERE status IN (${rechargeCodesWith('failure')}))::int8 AS failed
     FROM recharges WHERE user_id = $1`,
    [userId],
  )
  return totals ?? { credited: 0, creditedFen: 0, failed: 0 }
}

/** The money that was credited to a user of what they asked for, or staff credited, since then. */
export const creditedSince = async (db: Queries, userId: string, since: number): Promise<number> =>
  (
    await db.query<{ sum: number }>(
      `SELECT coalesce(sum(amount_fen), 0)::int8 AS sum FROM recharges
       WHERE user_id = $1 AND created_at > $2 AND status IN (${rechargeCodesWith('success')})`,
      [userId, since],
    )
  )[0]?.sum ?? 0
