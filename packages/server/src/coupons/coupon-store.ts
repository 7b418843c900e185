import type { Coupon, CouponState } from '@diandu/core/coupons'
import type { ListPlace } from '../calls/index.ts'
import { insertRow, updateRow, type Queries, type Transaction } from '../database/index.ts'
import { isUnpaidAndLate } from '../order-status-sql/index.ts'

/** Every column of a coupon by the name it has in the program. */
const COUPON_COLUMNS = `id, title, amount_fen, least_spend_fen, valid_from, valid_until, order_id`

export interface ListedCoupon extends Coupon {
  readonly claimedAt: number
}

/**
 * The coupons of `$1` as they are at `$2`. An order whose last instant to pay is over has none any more, whether or not
 * that was written down by now.
 */
const OWN_COUPONS = `(SELECT c.id, c.title, c.amount_fen, c.least_spend_fen, c.valid_from, c.valid_until, c.claimed_at,
    CASE WHEN ${isUnpaidAndLate('o', '$2')} THEN NULL ELSE c.order_id END AS order_id
  FROM coupons c LEFT JOIN orders o ON o.id = c.order_id WHERE c.user_id = $1) AS own`

/** Core's `couponState`, as SQL. */
const IN_STATE = {
  unused: 'order_id IS NULL AND valid_until >= $2',
  used: 'order_id IS NOT NULL',
  expired: 'order_id IS NULL AND valid_until < $2',
} as const satisfies Record<CouponState, string>

export const selectCoupons = (
  db: Queries,
  userId: string,
  state: CouponState,
  from: ListPlace,
  max: number,
  nowMs: number,
): Promise<readonly ListedCoupon[]> =>
  db.query<ListedCoupon>(
    `SELECT ${COUPON_COLUMNS}, claimed_at FROM ${OWN_COUPONS}
     WHERE ${IN_STATE[state]} AND (claimed_at, id) < ($3, $4) ORDER BY claimed_at DESC, id DESC LIMIT ${max}`,
    [userId, nowMs, from.at, from.id],
  )

/** All that a person could use now, if the sum allows. */
export const usableCoupons = (db: Queries, userId: string, nowMs: number): Promise<readonly Coupon[]> =>
  db.query<Coupon>(
    `SELECT ${COUPON_COLUMNS} FROM ${OWN_COUPONS} WHERE order_id IS NULL AND valid_from <= $2 AND valid_until >= $2
     ORDER BY claimed_at, id`,
    [userId, nowMs],
  )

export async function findCoupon(db: Queries, userId: string, id: string): Promise<Coupon | undefined> {
  return (
    await db.query<Coupon>(`SELECT ${COUPON_COLUMNS} FROM coupons WHERE user_id = $1 AND id = $2`, [userId, id])
  )[0]
}

export async function insertCoupon(
  tx: Transaction,
  userId: string,
  offerId: string,
  coupon: Coupon,
  nowMs: number,
): Promise<void> {
  const { id, title, amountFen, leastSpendFen, validFrom, validUntil } = coupon
  await insertRow(tx, 'coupons', {
    userId,
    id,
    offerId,
    title,
    amountFen,
    leastSpendFen,
    validFrom,
    validUntil,
    claimedAt: nowMs,
  })
}

/** Of any number of orders that want one coupon, one finds it free. */
export async function markUsed(
  tx: Transaction,
  userId: string,
  id: string,
  orderId: string,
  nowMs: number,
): Promise<boolean> {
  const changed = await tx.change(
    'UPDATE coupons SET order_id = $3 WHERE user_id = $1 AND id = $2 AND order_id IS NULL AND valid_from <= $4 AND valid_until >= $4',
    [userId, id, orderId, nowMs],
  )
  return changed === 1
}

/** An unused one is of no use any more. False where it is used, over, or another user's. */
export const endCoupon = async (tx: Transaction, userId: string, id: string, nowMs: number): Promise<boolean> =>
  (await tx.change(
    'UPDATE coupons SET valid_until = $3::int8 - 1 WHERE user_id = $1 AND id = $2 AND order_id IS NULL AND valid_until >= $3::int8',
    [userId, id, nowMs],
  )) === 1

/** The coupon of an order that ended unpaid or refunded is its person's again. */
export async function giveBackCoupon(tx: Transaction, userId: string, orderId: string): Promise<void> {
  await updateRow(tx, 'coupons', { set: { orderId: null }, where: { userId, orderId } })
}
