import { MAX_VALUATION_RECORDS, shopKey, type ValuationRecord } from '@diandu/core/valuation'
import type { ListPlace } from '../calls/index.ts'
import { upsertRow, type Queries } from '../database/index.ts'

/** Asked again about the same shop, the person has one record of it, with the price that was told last. */
export async function keepValuation(db: Queries, userId: string, record: ValuationRecord): Promise<void> {
  const { id, askedAt, shop, price, confidence } = record
  await upsertRow(db, 'valuation_records', {
    key: { userId, shopKey: shopKey(shop) },
    set: { askedAt, price: price === null ? null : JSON.stringify(price), confidence },
    once: { id, shop: JSON.stringify(shop) },
  })
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
    `SELECT id, asked_at, shop, price, confidence FROM valuation_records
     WHERE user_id = $1 AND (asked_at, id) < ($2::bigint, $3) ORDER BY asked_at DESC, id DESC LIMIT $4`,
    [userId, place.at, place.id, max],
  )
