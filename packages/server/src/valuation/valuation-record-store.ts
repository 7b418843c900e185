import { MAX_VALUATION_RECORDS, shopKey, type ValuationRecord } from '@diandu/core/valuation'
import type { ListPlace } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'

/** Asked again about the same shop, the person has one record of it, with the price that was told last. */
export async function keepValuation(db: Queries, userId: string, record: ValuationRecord): Promise<void> {
  const { id, askedAt, shop, price, confidence } = record
  await db.change(
    `INSERT INTO valuation_records (user_id, shop_key, id, asked_at, shop, price, confidence)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7)
     ON CONFLICT (user_id, shop_key) DO UPDATE
       SET asked_at = excluded.asked_at, price = excluded.price, confidence = excluded.confidence`,
    [
      userId,
      shopKey(shop),
      id,
      askedAt,
      JSON.stringify(shop),
      price === null ? null : JSON.stringify(price),
      confidence,
    ],
  )
  await db.change(
    `DELETE FROM valuation_records WHERE user_id = $1 AND id NOT IN
       (SELECT id FROM valuation_records WHERE user_id = $1 ORDER BY asked_at DESC, id DESC LIMIT $2)`,
    [userId, MAX_VALUATION_RECORDS],
  )
}

/** The newest first, after a place. */
export const readValuations = (
  db: Queries,
  userId: string,
  place: ListPlace,
  max: number,
): Promise<readonly ValuationRecord[]> =>
  db.query<ValuationRecord>(
    `SELECT id, asked_at AS "askedAt", shop, price, confidence FROM valuation_records
     WHERE user_id = $1 AND (asked_at, id) < ($2::bigint, $3) ORDER BY asked_at DESC, id DESC LIMIT $4`,
    [userId, place.at, place.id, max],
  )
