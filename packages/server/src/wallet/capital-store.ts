import { orderCodesIn } from '@diandu/core/orders'
import type { Capital } from '@diandu/core/wallet'
import type { Queries } from '../database/index.ts'

/** A person's wealth at one moment. Undefined for a user who is not there. */
export async function readCapital(db: Queries, userId: string): Promise<Capital | undefined> {
  const [capital] = await db.query<Capital>(
    `SELECT coalesce((SELECT balance_fen FROM accounts WHERE id = 'available:' || u.id), 0) AS available_fen,
            coalesce((SELECT balance_fen FROM accounts WHERE id = 'frozen:' || u.id), 0) AS frozen_fen,
            coalesce((SELECT sum(a.balance_fen) FROM orders o JOIN accounts a ON a.id = 'escrow:' || o.id
                      WHERE o.buyer_id = u.id AND o.status IN (${orderCodesIn('held')})), 0)::int8 AS escrow_fen,
            u.payment_password_hash IS NOT NULL AS has_payment_password,
            coalesce((SELECT jsonb_agg(jsonb_build_object('orderId', d.order_id, 'shopTitle', o.shop_title, 'leftFen', d.damages_fen - d.taken_fen) ORDER BY d.owed_since, d.order_id)
                      FROM seller_debts d JOIN orders o ON o.id = d.order_id WHERE d.seller_id = u.id AND d.taken_fen < d.damages_fen), '[]') AS owed,
            coalesce((SELECT jsonb_agg(jsonb_build_object('shopTitle', h.shop_title, 'heldAt', h.held_at) ORDER BY h.held_at, h.report_id)
                      FROM payout_holds h WHERE h.user_id = u.id AND h.released_at IS NULL), '[]') AS holds
     FROM users u WHERE u.id = $1`,
    [userId],
  )
  return capital
}
