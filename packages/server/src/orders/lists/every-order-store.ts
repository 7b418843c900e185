import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import {
  REPORT_MISMATCH_WITHIN_HOURS,
  SELLER_IDLE_DAYS,
  type OrderStatus,
  orderCode,
  orderCodesIn,
  endedByTime,
  isOrderIn,
  type OrderRecord,
} from '@diandu/core/orders'
import type { Queries } from '../../database/index.ts'
import { selectOrders } from '../order-store.ts'
import { hasViewingNow, shownStatus } from '../../order-status-sql/index.ts'

/** An order as the platform sees it, with the names of its parties. */
export interface OrderWithPeople {
  readonly order: OrderRecord
  readonly buyer: string
  readonly seller: string
}

export interface OrderFilter {
  readonly status: OrderStatus | null
  /** As buyer or as seller. */
  readonly userId: string | null
  readonly max: number
}

/** For reviewers: all users' orders, newest first. */
export async function listEveryOrder(
  db: Queries,
  { status, userId, max }: OrderFilter,
  nowMs: number,
): Promise<readonly OrderWithPeople[]> {
  const orders = await selectOrders(
    db,
    `WHERE ($1::int IS NULL OR ${shownStatus('o', '$2')} = $1)
       AND ($3::text IS NULL OR o.buyer_id = $3 OR o.seller_id = $3)
     ORDER BY o.placed_at DESC, o.id DESC LIMIT $4`,
    [status === null ? null : orderCode(status), nowMs, userId, max],
  )
  return withPeople(db, orders, nowMs)
}

/** Orders that wait for a reviewer by core's `awaitingOperatorSince`, the longest waiting first. */
export async function listOrdersForReview(
  db: Queries,
  max: number,
  nowMs: number,
): Promise<readonly OrderWithPeople[]> {
  const orders = await selectOrders(
    db,
    `LEFT JOIN LATERAL (
       SELECT max(s.at) AS at FROM order_steps s WHERE s.order_id = o.id AND s.status = o.status AND s.from_status IS DISTINCT FROM s.status
     ) AS entered ON true
     WHERE o.status IN (${UNDER_REVIEW}) OR (o.status = ${orderCode('handing-over')} AND o.handed_over_at < $2) OR (${SELLER_IDLE} AND entered.at < $4)
     ORDER BY CASE WHEN o.status IN (${UNDER_REVIEW}) THEN entered.at WHEN ${SELLER_IDLE} THEN entered.at + $5
       ELSE greatest(entered.at, o.handed_over_at + $3) END, o.id LIMIT $1`,
    [max, nowMs - REPORT_WITHIN_MS, REPORT_WITHIN_MS, nowMs - IDLE_MS, IDLE_MS],
  )
  return withPeople(db, orders, nowMs)
}

const UNDER_REVIEW = orderCodesIn('under-review')

/** As core's `sellerIdleBy` says. */
const SELLER_IDLE = `((o.status = ${orderCode('paid')} AND o.seller_signed_at IS NULL)
       OR (o.status = ${orderCode('deposit-paid')} AND ${hasViewingNow('o')} AND o.viewing_opened_at IS NULL))`
const IDLE_MS = SELLER_IDLE_DAYS * DAY_MS

const REPORT_WITHIN_MS = REPORT_MISMATCH_WITHIN_HOURS * HOUR_MS

/** Orders of a user, as buyer or as seller, on which a party may still act. */
export const openOrdersOf = async (db: Queries, userId: string, nowMs: number): Promise<readonly OrderRecord[]> =>
  (
    await selectOrders(
      db,
      `WHERE (o.buyer_id = $1 OR o.seller_id = $1) AND o.status IN (${orderCodesIn('not-ended')}) ORDER BY o.placed_at, o.id`,
      [userId],
    )
  )
    .map((order) => endedByTime(order, nowMs))
    .filter(({ status }) => isOrderIn('not-ended', status))

export async function findOrderBy(
  db: Queries,
  idOrNumber: string,
  nowMs: number,
): Promise<OrderWithPeople | undefined> {
  return (await withPeople(db, await selectOrders(db, 'WHERE o.id = $1 OR o.number = $1', [idOrNumber]), nowMs))[0]
}

async function withPeople(
  db: Queries,
  orders: readonly OrderRecord[],
  nowMs: number,
): Promise<readonly OrderWithPeople[]> {
  const ids = orders.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId])
  const people = await db.query<{ id: string; username: string }>(
    'SELECT id, username FROM users WHERE id = ANY($1::text[])',
    [ids],
  )
  const names = new Map(people.map(({ id, username }) => [id, username]))
  return orders.map((order) => ({
    order: endedByTime(order, nowMs),
    buyer: names.get(order.buyerId) ?? order.buyerId,
    seller: names.get(order.sellerId) ?? order.sellerId,
  }))
}
