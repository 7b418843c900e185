import { nearFen, type ShopGroup } from '@diandu/core/catalog'
import type { Reads } from '../../database/index.ts'

/** How many shops on sale of each platform and kind ask a price or less, and the least that one of them asks. */
export const countGroupsWithin = (db: Reads, maxPriceFen: number): Promise<readonly ShopGroup[]> =>
  db.query<ShopGroup>(
    `SELECT platform, kind, count(*)::bigint AS shop_count,
       count(*) FILTER (WHERE price_fen >= $2)::bigint AS near_count, min(price_fen) AS from_fen FROM shops
     WHERE status = 'on-sale' AND price_fen <= $1 GROUP BY platform, kind`,
    [maxPriceFen, nearFen(maxPriceFen)],
  )
