import type { ShopId } from '@diandu/core/catalog'
import type { Queries } from '../database/index.ts'
import { VISIBLE } from './shop-row.ts'

export const FAVOURITES = { table: 'favourites', column: 'kept_at' } as const

/** False where there is no such shop to be seen. Keeping a shop again leaves its place in the list. */
export async function keepFavourite(db: Queries, userId: string, shopId: ShopId, nowMs: number): Promise<boolean> {
  const [row] = await db.query<{ there: boolean }>(
    `WITH there AS (SELECT id FROM shops WHERE id = $2 AND ${VISIBLE}),
       kept AS (INSERT INTO favourites (user_id, shop_id, kept_at) SELECT $1, id, $3::bigint FROM there ON CONFLICT DO NOTHING)
     SELECT EXISTS (SELECT 1 FROM there) AS there`,
    [userId, shopId, nowMs],
  )
  return row?.there === true
}

export async function dropFavourite(db: Queries, userId: string, shopId: ShopId): Promise<void> {
  await db.change('DELETE FROM favourites WHERE user_id = $1 AND shop_id = $2', [userId, shopId])
}

export async function isFavourite(db: Queries, userId: string, shopId: ShopId): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM favourites WHERE user_id = $1 AND shop_id = $2', [userId, shopId])
  return rows.length > 0
}
