import type { ShopGroup } from '@diandu/core/catalog'
import type { Queries } from '../../database/index.ts'

/** How many shops on sale of each platform and kind ask a price or less, and the least that one of them asks. */
export const countGroupsWithin = (db: Queries, maxPriceFen: number): Promise<readonly ShopGroup[]> =>
  db.query<ShopGroup>(
    `SELECT platform, kind, count(*)::bigint AS "shopCount", min(price_fen) AS "fromFen" FROM shops
     WHERE status = 'on-sale' AND price_fen <= $1 GROUP BY platform, kind`,
    [maxPriceFen],
  )
