import { shopRemoved, type Photo, type Shop, type ShopCard, type ShopFigures, type ShopId } from '@diandu/core/catalog'
import type { Refused } from '@diandu/core/kernel'
import type { Reads } from '../database/index.ts'
import { CARD_COLUMNS, toShopCard, VISIBLE, type ShopRow } from './shop-row.ts'

/** Listings that were stored before other fees had a source name them beside their figures. */
export type StoredFigures = Omit<ShopFigures, 'otherFeesFen'> & Partial<Pick<ShopFigures, 'otherFeesFen'>>

/** Every figure with its source: fees that were stored without one were named by the seller with the listing. */
export const sourcedFigures = (figures: StoredFigures, otherFeesFen: number, publishedAt: number): ShopFigures => ({
  ...figures,
  otherFeesFen: figures.otherFeesFen ?? { value: otherFeesFen, by: 'seller', at: publishedAt },
})

interface DetailRow extends ShopRow {
  readonly sellerId: string
  readonly otherFeesFen: number
  readonly description: string
  readonly figures: StoredFigures
  readonly photos: readonly Photo[]
  readonly sellerName: string | null
  readonly viewCount: number | null
}

export interface ShopOfSeller {
  readonly shop: Shop
  readonly sellerId: string
}

/** One shop with everything that is known of it, whichever users may see it. */
export async function findShop(db: Reads, id: ShopId): Promise<ShopOfSeller | null> {
  const [row] = await db.query<DetailRow>(
    `SELECT ${CARD_COLUMNS}, seller_id, other_fees_fen, description, figures, photos,
       (SELECT username FROM users WHERE users.id = shops.seller_id) AS seller_name,
       (SELECT view_count FROM shop_views WHERE shop_views.shop_id = shops.id) AS view_count
     FROM shops JOIN shop_details ON shop_details.shop_id = shops.id WHERE id = $1`,
    [id],
  )
  if (row === undefined) return null
  const { sellerId, sellerName, description, photos } = row
  return {
    sellerId,
    shop: {
      ...toShopCard(row),
      description,
      figures: sourcedFigures(row.figures, row.otherFeesFen, row.publishedAt),
      photos,
      sellerName: sellerName ?? '',
      viewCount: row.viewCount ?? 0,
    },
  }
}

/** The cards of shops that every visitor may see, in the order of their ids as asked. */
export async function findCards(db: Reads, ids: readonly string[]): Promise<readonly ShopCard[]> {
  if (ids.length === 0) return []
  const rows = await db.query<ShopRow>(`SELECT ${CARD_COLUMNS} FROM shops WHERE id = ANY($1::text[]) AND ${VISIBLE}`, [
    ids,
  ])
  const byId = new Map<string, ShopCard>(rows.map((row) => [row.id, toShopCard(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The shop of a number, as every visitor may see it; the number is compared without its signs. */
export async function findByNumber(db: Reads, key: string): Promise<ShopRow | undefined> {
  const [row] = await db.query<ShopRow>(
    `SELECT ${CARD_COLUMNS} FROM shops WHERE regexp_replace(lower(id), '[^a-z0-9]', '', 'g') = $1 AND ${VISIBLE} LIMIT 1`,
    [key],
  )
  return row
}

/** Why a shop that visitors cannot see is off the market, where a report of it was upheld. */
export async function findRemoval(db: Reads, shopId: string): Promise<Refused | undefined> {
  const [removed] = await db.query<{ at: number }>(
    'SELECT removed_at AS at FROM sales WHERE shop_id = $1 AND removed_at IS NOT NULL',
    [shopId],
  )
  return removed && shopRemoved(removed.at)
}
