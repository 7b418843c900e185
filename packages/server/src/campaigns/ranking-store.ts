import type { RankedShop } from '@diandu/core/campaigns'
import { CARD_COLUMNS, toShopCard, type ShopRow } from '../catalog/index.ts'
import type { Queries } from '../database/index.ts'

/** The shops on sale that most people keep; of two that as many keep, the one listed first. */
export async function readRanking(db: Queries, max: number): Promise<readonly RankedShop[]> {
  const rows = await db.query<ShopRow & { readonly favouriteCount: number }>(
    `SELECT ${CARD_COLUMNS}, counted.favourite_count
     FROM (SELECT shop_id, count(*) AS favourite_count FROM favourites GROUP BY shop_id) counted JOIN shops ON shops.id = counted.shop_id
     WHERE status = 'on-sale' ORDER BY counted.favourite_count DESC, published_at, id LIMIT $1`,
    [max],
  )
  return rows.map(({ favouriteCount, ...row }) => ({ shop: toShopCard(row), favouriteCount }))
}
