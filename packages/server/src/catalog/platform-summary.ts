import type { PlatformId } from '@diandu/core/catalog'
import type { Queries } from '../database/index.ts'
import { facetToken } from './facet-tokens.ts'

/** The price in the middle of a platform's shops on sale; null where there are none. */
export async function medianPriceFen(db: Queries, platform: PlatformId): Promise<number | null> {
  const [row] = await db.query<{ median: number | null }>(
    `SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY price_fen) AS median FROM shops
     WHERE status = 'on-sale' AND tokens @> $1::text[]`,
    [[facetToken('platform', platform)]],
  )
  return row?.median ?? null
}
