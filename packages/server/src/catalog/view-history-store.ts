import type { ShopId } from '@diandu/core/catalog'
import type { Queries } from '../database/index.ts'

export const VIEW_HISTORY = { table: 'view_history', column: 'viewed_at' } as const

export async function rememberView(db: Queries, userId: string, shopId: ShopId, nowMs: number): Promise<void> {
  await db.change(
    `INSERT INTO view_history (user_id, shop_id, viewed_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, shop_id) DO UPDATE SET viewed_at = excluded.viewed_at`,
    [userId, shopId, nowMs],
  )
}

export async function forgetViews(db: Queries, userId: string): Promise<void> {
  await db.change('DELETE FROM view_history WHERE user_id = $1', [userId])
}

/** The shop that a person viewed last. */
export async function lastViewed(db: Queries, userId: string): Promise<ShopId | null> {
  const [row] = await db.query<{ shop_id: ShopId }>(
    'SELECT shop_id FROM view_history WHERE user_id = $1 ORDER BY viewed_at DESC, shop_id DESC LIMIT 1',
    [userId],
  )
  return row?.shop_id ?? null
}
