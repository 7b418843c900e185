import { DAY_MS } from '@diandu/core/kernel'
import type { Queries } from '../../database/index.ts'

/** The source of coupons that staff gave. */
export const CORRECTED = 'correction'

/** Coins that staff gave or took within a day. */
export const correctedCoins = async (db: Queries, userId: string, nowMs: number): Promise<number> =>
  (
    await db.query<{ sum: number }>(
      `SELECT coalesce(sum(abs(coins)), 0)::int8 AS sum FROM coin_entries
       WHERE user_id = $1 AND kind = 'correction' AND account LIKE 'house:%' AND posted_at > $2`,
      [userId, nowMs - DAY_MS],
    )
  )[0]?.sum ?? 0

/** The sum of coupons that staff gave within a day. */
export const correctedCouponsFen = async (db: Queries, userId: string, nowMs: number): Promise<number> =>
  (
    await db.query<{ sum: number }>(
      `SELECT coalesce(sum(amount_fen), 0)::int8 AS sum FROM coupons
       WHERE user_id = $1 AND offer_id = '${CORRECTED}' AND claimed_at > $2`,
      [userId, nowMs - DAY_MS],
    )
  )[0]?.sum ?? 0
