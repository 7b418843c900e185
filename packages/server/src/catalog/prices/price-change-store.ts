import type { PriceChange, RecordedPrice } from '@diandu/core/catalog'
import { upsertRow, type Queries, type Reads } from '../../database/index.ts'

/** Of two changes at one instant the later one stays, from where the first began. */
export async function recordPriceChange(
  db: Queries,
  { shopId, fromFen, toFen, at }: Omit<PriceChange, 'title' | 'sellerId'>,
): Promise<void> {
  if (fromFen === toFen) return
  await upsertRow(db, 'price_changes', { key: { shopId, at }, set: { toFen }, once: { fromFen } })
}

/** The newest changes of all shops; enough of them that those of shops on sale are among them. */
export const newestPriceChanges = (db: Reads, sinceMs: number, max: number): Promise<readonly RecordedPrice[]> =>
  db.query<RecordedPrice>(
    `SELECT shop_id, from_fen, to_fen, at FROM price_changes
     WHERE at > $1 ORDER BY at DESC LIMIT $2`,
    [sinceMs, max],
  )

/** More could not be distinguished on a phone. */
const MAX_OF_SHOP = 60

/** The last ones of one shop, in the order of time. */
export async function readPriceChanges(db: Reads, shopId: string): Promise<readonly RecordedPrice[]> {
  const last = await db.query<RecordedPrice>(
    `SELECT shop_id, from_fen, to_fen, at FROM price_changes
     WHERE shop_id = $1 ORDER BY at DESC LIMIT ${MAX_OF_SHOP}`,
    [shopId],
  )
  return last.toReversed()
}
