import type { ListingStatus, ShopId } from '@diandu/core/catalog'
import type { SellField } from '@diandu/core/selling'
import type { Queries } from '../database/index.ts'

export interface ReviewedListing {
  readonly id: ShopId
  readonly revision: number
  readonly username: string | null
  readonly title: string
  readonly platform: number
  readonly priceFen: number
  readonly status: ListingStatus
  readonly wantedField: SellField | null
  readonly marked: readonly SellField[] | null
  readonly changedAt: number
}

/** Listings that wait for a reviewer, the longest waiting first; or all that were handed in, the last one first. */
export const listReviewed = (db: Queries, which: 'open' | 'all', max: number): Promise<readonly ReviewedListing[]> =>
  db.query<ReviewedListing>(
    `SELECT s.id, coalesce(m.revision, 0) AS revision, u.username, s.title, s.platform, s.price_fen, s.status,
       m.wanted_field, m.marked, coalesce(t.at, s.published_at) AS changed_at
     FROM shops s LEFT JOIN sales m ON m.shop_id = s.id LEFT JOIN users u ON u.id = s.seller_id
       LEFT JOIN sale_steps t ON t.shop_id = s.id AND t.revision = m.revision
     WHERE ${
       which === 'open'
         ? `s.status = 'under-review' AND m.wanted_field IS NULL ORDER BY changed_at, s.id`
         : `(m.shop_id IS NOT NULL OR s.status = 'under-review') ORDER BY changed_at DESC, s.id DESC`
     } LIMIT $1::int`,
    [max],
  )
