import { orderCodesIn } from '@diandu/core/orders'
import { archivedUntil } from '../archive/index.ts'
import { complaintsOf, type Check, type Database } from '../database/index.ts'

/** Messages for mismatches between coupons, orders and the ledger; empty where they agree. */
export const checkCoupons = async (db: Database, since: number | null = null): Promise<readonly string[]> =>
  complaintsOf(db, checksOf(since, await archivedUntil(db, 'entries')))

/** Orders that moved since then, or were placed; or all. */
const orderIn =
  (since: number | null) =>
  (column: string): string =>
    since === null
      ? 'true'
      : `${column} IN (SELECT subject FROM postings WHERE posted_at >= ${since} UNION SELECT id FROM orders WHERE placed_at >= ${since})`

const checksOf = (since: number | null, archived: number, isOrder = orderIn(since)): readonly Check[] => [
  {
    // Neither cancelled nor refunded: the order has its coupon, and the coupon its order.
    sql: `SELECT coalesce(c.id, o.coupon_id) AS id, 0::int8 AS has, 0::int8 AS wants
          FROM (SELECT * FROM coupons WHERE order_id IS NOT NULL AND ${isOrder('order_id')}) c
          FULL JOIN (SELECT * FROM orders WHERE coupon_id IS NOT NULL AND status IN (${orderCodesIn('coupon-in-use')}) AND ${isOrder('id')}) o
            ON o.id = c.order_id AND o.coupon_id = c.id AND o.buyer_id = c.user_id
          WHERE c.id IS NULL OR o.id IS NULL`,
    message: ({ id }) => `Coupon ${id} and the order that uses it do not name each other.`,
  },
  {
    sql: `SELECT id, has, wants FROM (
            SELECT o.id, CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.coupon_fen END AS wants, coalesce((
              SELECT -sum(e.amount_fen) FROM postings p JOIN entries e ON e.posting_id = p.id
              WHERE p.subject = o.id AND p.kind = 'order-payment' AND e.account_id = 'house:coupons'), 0)::int8 AS has
            FROM orders o WHERE o.paid_fen > 0 AND ${isOrder('o.id')}
              AND NOT EXISTS (SELECT 1 FROM postings old WHERE old.subject = o.id AND old.posted_at < ${archived})
          ) given WHERE has <> wants`,
    message: ({ id, has, wants }) =>
      `The house gave ${has} fen for the coupon of order ${id} and should have given ${wants}.`,
  },
  {
    sql: `SELECT id, has, wants FROM (
            SELECT o.id, o.claimed AS has, (SELECT count(*) FROM coupons c WHERE c.offer_id = o.id) AS wants FROM coupon_offers o WHERE o.claim_until >= ${since ?? 0}
          ) given WHERE has <> wants`,
    message: ({ id, has, wants }) => `Offer ${id} says ${has} coupons were given, there are ${wants}.`,
  },
]
