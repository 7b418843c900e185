import type { ShopCard } from '@diandu/core/catalog'
import type { Page, Result } from '@diandu/core/kernel'
import { pageByTime, type ListPlace } from '../../calls/index.ts'
import type { Reads } from '../../database/index.ts'
import { CARD_COLUMNS, toShopCard, VISIBLE, type ShopRow } from '../shop-row.ts'

/** A list of shops that a person made by acting: the last act comes first. */
export interface NewestList {
  readonly table: 'favourites' | 'view_history'
  readonly column: 'kept_at' | 'viewed_at'
}

/** One page. Shops that were withdrawn meanwhile are left out. */
export function listNewest(
  db: Reads,
  { table, column }: NewestList,
  userId: string,
  cursor?: string,
): Promise<Result<Page<ShopCard>>> {
  return pageByTime(cursor, {
    read: ({ at, id }, max) =>
      db.query<ShopRow & ListPlace>(
        `SELECT ${CARD_COLUMNS}, ${column} AS at FROM ${table} JOIN shops ON shops.id = ${table}.shop_id
         WHERE user_id = $1 AND (${column}, shop_id) < ($2::bigint, $3::text) AND ${VISIBLE}
         ORDER BY ${column} DESC, shop_id DESC LIMIT ${max}`,
        [userId, at, id],
      ),
    placeOf: (row) => row,
    show: toShopCard,
  })
}
