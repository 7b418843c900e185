import type { MergedAccount, MergeObstacle } from '@diandu/core/admin'
import { PHONE_CHANGE_STATUSES, VERIFICATION_STATUSES } from '@diandu/core/account'
import { orderCode } from '@diandu/core/orders'
import { invoiceCodesWith } from '@diandu/core/wallet'
import type { Queries, Transaction } from '../../database/index.ts'

type OpenThing = Exclude<
  MergeObstacle,
  | 'same-account'
  | 'not-open'
  | 'target-unverified'
  | 'other-identity'
  | 'open-orders'
  | 'shops-on-sale'
  | 'open-withdrawals'
  | 'money-awaited'
  | 'debts-owed'
  | 'payouts-held'
>

/** `$1` is the account that goes, `$2` the one that stays. */
const OPEN: Readonly<Record<OpenThing, string>> = {
  'deals-between': `orders WHERE status <> ${orderCode('cancelled')} AND ((buyer_id = $1 AND seller_id = $2) OR (buyer_id = $2 AND seller_id = $1))`,
  'open-offers': "price_offers WHERE (buyer_id = $1 OR seller_id = $1) AND status IN ('open', 'accepted', 'countered')",
  'open-reports': "shop_reports WHERE status = 'open' AND shop_id IN (SELECT id FROM shops WHERE seller_id = $1)",
  'open-invoices': `invoices WHERE user_id = $1 AND status IN (${invoiceCodesWith('pending')})`,
  'open-parcels': `(SELECT user_id FROM coin_exchanges WHERE status = 'to-send'
    UNION ALL SELECT user_id FROM won_prizes WHERE state IN ('address-needed', 'to-be-sent')) parcels WHERE user_id = $1`,
  'open-reviews': `(SELECT user_id FROM verifications WHERE status = ${VERIFICATION_STATUSES.codeOf('reviewing')} UNION ALL SELECT user_id FROM phone_changes WHERE status = ${PHONE_CHANGE_STATUSES.codeOf('reviewing')}) reviews
    WHERE user_id = $1 OR user_id = $2`,
  'open-services': "service_requests WHERE user_id = $1 AND state NOT IN ('closed', 'withdrawn')",
}

export async function openThingsOf(db: Queries, userId: string, intoId: string): Promise<readonly MergeObstacle[]> {
  const names = Object.keys(OPEN) as OpenThing[]
  const [row] = await db.query<Readonly<Record<string, boolean>>>(
    `SELECT $1::text AS source, $2::text AS target, ${names.map((name, place) => `EXISTS (SELECT 1 FROM ${OPEN[name]}) AS t${place}`).join(', ')}`,
    [userId, intoId],
  )
  return names.filter((_, place) => row?.[`t${place}`] === true)
}

export const countUnusedCoupons = async (db: Queries, userId: string, nowMs: number): Promise<number> =>
  (
    await db.query<{ count: number }>(
      'SELECT count(*)::int8 AS count FROM coupons WHERE user_id = $1 AND order_id IS NULL AND valid_until >= $2',
      [userId, nowMs],
    )
  )[0]?.count ?? 0

/** Coupons that no order uses, the claims that count against an offer, and favourites. */
export async function moveKept(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.change('UPDATE coupons SET user_id = $2 WHERE user_id = $1 AND order_id IS NULL', [from, to])
  await tx.change(
    `INSERT INTO coupon_claims AS c (user_id, offer_id, claimed) SELECT $2, offer_id, claimed FROM coupon_claims WHERE user_id = $1
     ON CONFLICT (user_id, offer_id) DO UPDATE SET claimed = c.claimed + excluded.claimed`,
    [from, to],
  )
  await tx.change(
    `INSERT INTO favourites (user_id, shop_id, kept_at) SELECT $2, shop_id, kept_at FROM favourites WHERE user_id = $1
     ON CONFLICT DO NOTHING`,
    [from, to],
  )
  await tx.change('DELETE FROM favourites WHERE user_id = $1', [from])
}

/** The accounts that became this one, and the one that it became. */
export const readMerges = async (db: Queries, userId: string): Promise<readonly MergedAccount[]> =>
  db.query(
    `SELECT u.id AS user_id, u.username, m.merged_at, m.user_id = $1 AS is_into
     FROM account_merges m JOIN users u ON u.id = CASE WHEN m.user_id = $1 THEN m.into_id ELSE m.user_id END
     WHERE m.user_id = $1 OR m.into_id = $1 ORDER BY m.merged_at DESC`,
    [userId],
  )
