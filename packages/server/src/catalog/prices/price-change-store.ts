import type { PriceChange, RecordedPrice } from '@diandu/core/catalog'
import type { Queries, Reads } from '../../database/index.ts'

/** Of two changes at one instant the later one stays, from where the first began. */
export async function recordPriceChange(
  db: Queries,
  { shopId, fromFen, toFen, at }: Omit<PriceChange, 'title' | 'sellerId'>,
): Promise<void> {
  if (fromFen === toFen) return
  await db.change(
    `INSERT INTO price_changes (shop_id, at, from_fen, to_fen) VALUES ($1, $2, $3, $4)
     ON CONFLICT (shop_id, at) DO UPDATE SET to_fen = excluded.to_fen`,
    [shopId, at, fromFen, toFen],
  )
}

/** The newest changes of all shops; enough of them that those of shops on sale are among them. */
export const newestPriceChanges = (db: Reads, sinceMs: number, max: number): Promise<readonly RecordedPrice[]> =>
  db.query<RecordedPrice>(
    `SELECT shop_id AS "shopId", from_fen AS "fromFen", to_fen AS "toFen", at FROM price_changes
     WHERE at > $1 ORDER BY at DESC LIMIT $2`,
    [sinceMs, max],
  )

/** More could not be distinguished on a phone. */
const MAX_OF_SHOP = 60

/** The last ones of one shop, in the order of time. */
export async function readPriceChanges(db: Reads, shopId: string): Promise<readonly RecordedPrice[]> {
  const last = await db.query<RecordedPrice>(
    `SELECT shop_id AS "shopId", from_fen AS "fromFen", to_fen AS "toFen", at FROM price_changes
     WHERE shop_id = $1 ORDER BY at DESC LIMIT ${MAX_OF_SHOP}`,
    [shopId],
  )
  return last.toReversed()
}
