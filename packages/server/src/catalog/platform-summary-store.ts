import { platformsWithin, type PlatformId } from '@diandu/core/catalog'
import type { Reads } from '../database/index.ts'

/**
 * The price in the middle of a platform's shops on sale, the lower of two; null where there are none. Counted and found
 * along indexes that know the platform, so no shop is read.
 */
export async function medianPriceFen(db: Reads, platform: PlatformId): Promise<number | null> {
  const [row] = await db.query<{ priceFen: number }>(
    `SELECT price_fen FROM shops WHERE status = 'on-sale' AND platform = ANY($1::int[]) ORDER BY price_fen
     OFFSET (SELECT greatest(count(*) - 1, 0) / 2 FROM shops WHERE status = 'on-sale' AND platform = ANY($1::int[])) LIMIT 1`,
    [platformsWithin(platform)],
  )
  return row?.priceFen ?? null
}
