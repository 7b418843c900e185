import type { SaleEvent } from '@diandu/core/selling'
import type { Queries } from '../../../../database/index.ts'

export interface SellerHistory {
  readonly registeredAt: number
  readonly shops: number
  readonly accepted: number
  readonly refused: number
  readonly upheldReports: number
}

const countOf = (event: SaleEvent): string => `count(*) FILTER (WHERE t.event = '${event}')::int8`

/** How a seller's listings went so far; undefined for a user that is gone. */
export async function sellerHistory(db: Queries, sellerId: string): Promise<SellerHistory | undefined> {
  const [history] = await db.query<SellerHistory>(
    `SELECT u.created_at AS registered_at, (SELECT count(*)::int8 FROM shops s WHERE s.seller_id = u.id) AS shops,
       steps.accepted, steps.refused,
       (SELECT count(*)::int8 FROM shop_reports r JOIN shops s ON s.id = r.shop_id
         WHERE s.seller_id = u.id AND r.status = 'upheld') AS upheld_reports
     FROM users u CROSS JOIN LATERAL (
       SELECT ${countOf('accepted')} AS accepted, ${countOf('refused')} AS refused
       FROM shops s JOIN sale_steps t ON t.shop_id = s.id WHERE s.seller_id = u.id) AS steps
     WHERE u.id = $1`,
    [sellerId],
  )
  return history
}

export interface LikeListing {
  readonly id: string
  readonly title: string
}

const MAX_LIKE = 10

/** Listings of other sellers that show a picture of this one. */
export const listingsWithSamePictures = (db: Queries, shopId: string): Promise<readonly LikeListing[]> =>
  db.query<LikeListing>(
    `SELECT DISTINCT s.id, s.title FROM picture_uses mine
       JOIN pictures p ON p.id = mine.picture_id
       JOIN pictures q ON q.content_hash = p.content_hash AND q.user_id <> p.user_id
       JOIN picture_uses theirs ON theirs.picture_id = q.id
       JOIN shops s ON theirs.used_for = 'listing ' || s.id
     WHERE mine.used_for = 'listing ' || $1::text ORDER BY s.id LIMIT ${MAX_LIKE}`,
    [shopId],
  )
