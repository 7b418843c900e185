import type { ShopId, ViewedShop } from '@diandu/core/catalog'
import { upsertRow, type Queries, type Reads } from '../database/index.ts'

export const VIEW_HISTORY = { table: 'view_history', column: 'viewed_at' } as const

export async function rememberView(db: Queries, userId: string, shopId: ShopId, nowMs: number): Promise<void> {
  await upsertRow(db, 'view_history', { key: { userId, shopId }, set: { viewedAt: nowMs, servedAt: nowMs } })
}

/** Of two looks at one shop the later one stays; one's own shops and unknown ones are left out. */
export async function mergeViews(
  db: Queries,
  userId: string,
  viewed: readonly ViewedShop[],
  nowMs: number,
): Promise<void> {
  await db.change(
    `INSERT INTO view_history (user_id, shop_id, viewed_at)
     SELECT $1, s.id, least(max(v.viewed_at), $4::bigint)
     FROM unnest($2::text[], $3::bigint[]) AS v (shop_id, viewed_at) JOIN shops s ON s.id = v.shop_id AND s.seller_id <> $1
     GROUP BY s.id
     ON CONFLICT (user_id, shop_id) DO UPDATE SET viewed_at = greatest(view_history.viewed_at, excluded.viewed_at)`,
    [userId, viewed.map(({ shopId }) => shopId), viewed.map(({ viewedAt }) => viewedAt), nowMs],
  )
}

export async function forgetViews(db: Queries, userId: string): Promise<void> {
  await db.change('DELETE FROM view_history WHERE user_id = $1', [userId])
}

/** The shop that a person viewed last. */
export async function lastViewed(db: Reads, userId: string): Promise<ShopId | null> {
  const [row] = await db.query<{ shopId: ShopId }>(
    'SELECT shop_id FROM view_history WHERE user_id = $1 ORDER BY viewed_at DESC, shop_id DESC LIMIT 1',
    [userId],
  )
  return row?.shopId ?? null
}

/** The shops that a user viewed last, the last one first. */
export async function lastViewedShops(db: Reads, userId: string, max: number): Promise<readonly string[]> {
  const rows = await db.query<{ shopId: string }>(
    'SELECT shop_id FROM view_history WHERE user_id = $1 ORDER BY viewed_at DESC, shop_id DESC LIMIT $2',
    [userId, max],
  )
  return rows.map((row) => row.shopId)
}

/** The shops that a person viewed last, the last one first. */
export async function lastViewedIds(db: Reads, userId: string, max: number): Promise<readonly ShopId[]> {
  const rows = await db.query<{ shopId: ShopId }>(
    'SELECT shop_id FROM view_history WHERE user_id = $1 ORDER BY viewed_at DESC, shop_id DESC LIMIT $2::int',
    [userId, max],
  )
  return rows.map(({ shopId }) => shopId)
}
