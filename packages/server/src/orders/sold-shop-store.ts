import type { ListingStatus, PlatformId, ShopId, ShopKind } from '@diandu/core/catalog'
import { orderCodesIn } from '@diandu/core/orders'
import { announceShopChange } from '../catalog/index.ts'
import type { Queries, Transaction } from '../database/index.ts'
import { isUnpaidAndLate } from '../order-status-sql/index.ts'

export interface SoldShop {
  readonly id: ShopId
  readonly sellerId: string
  readonly status: ListingStatus
  readonly title: string
  readonly priceFen: number
  readonly platform: PlatformId
  readonly kind: ShopKind
}

/**
 * `share`: others may order it at the same time, it may not be sold meanwhile. `update`: it is about to be sold. The
 * shop is always the first thing that an order locks.
 */
export async function lockShop(
  tx: Transaction,
  id: string,
  strength: 'share' | 'update',
): Promise<SoldShop | undefined> {
  const [shop] = await tx.query<SoldShop>(`${SHOP} WHERE id = $1 FOR ${LOCK[strength]}`, [id])
  return shop
}

/** The shop of an order, about to be sold; undefined where there is no such order. */
export async function lockShopOf(tx: Transaction, orderId: string): Promise<SoldShop | undefined> {
  const [shop] = await tx.query<SoldShop>(`${SHOP} WHERE id = (SELECT shop_id FROM orders WHERE id = $1) FOR UPDATE`, [
    orderId,
  ])
  return shop
}

const SHOP = 'SELECT id, seller_id, status, title, price_fen, platform, kind FROM shops'
const LOCK = { share: 'SHARE', update: 'UPDATE' } as const

/**
 * Where it is now; undefined where it was not where it should be: another buyer was first. One that was reported with
 * right does not return to the market.
 */
export async function changeShopStatus(
  tx: Transaction,
  id: string,
  from: ListingStatus,
  to: ListingStatus,
): Promise<ListingStatus | undefined> {
  announceShopChange(tx, id)
  const [moved] = await tx.query<{ status: ListingStatus }>(
    `UPDATE shops SET status = CASE WHEN $3 IN ('on-sale', 'under-review') AND EXISTS (
         SELECT 1 FROM sales WHERE shop_id = $1 AND removed_at IS NOT NULL) THEN 'refused' ELSE $3 END
       WHERE id = $1 AND status = $2 RETURNING status`,
    [id, from, to],
  )
  return moved?.status
}

/** Which of these shops are part of an order that is not over. */
export async function shopsInOrders(db: Queries, ids: readonly string[], nowMs: number): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(
    `SELECT DISTINCT o.shop_id AS id FROM orders o WHERE o.shop_id = ANY($1::text[])
     AND o.status IN (${orderCodesIn('not-ended').join(', ')}) AND NOT (${isUnpaidAndLate('o', '$2')})`,
    [ids, nowMs],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Who has an order for a shop that is not over. */
export async function buyersOf(db: Queries, shopId: string): Promise<readonly string[]> {
  const rows = await db.query<{ buyerId: string }>(
    `SELECT DISTINCT buyer_id FROM orders WHERE shop_id = $1 AND status IN (${orderCodesIn('not-ended').join(', ')})`,
    [shopId],
  )
  return rows.map(({ buyerId }) => buyerId)
}
