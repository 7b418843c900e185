import { shopEvents, type ShopChange, type ShopEvent } from '@diandu/core/alerts'
import { insertRow, type Queries, type Transaction } from '../database/index.ts'

/** Writes down what a change of a shop is to people's alerts, in the transaction of the change. */
export async function noteShopChange(tx: Transaction, change: ShopChange): Promise<void> {
  for (const { shopId, news, fromFen, toFen, at } of shopEvents(change))
    await insertRow(tx, 'shop_events', { shopId, news, fromFen, toFen, at })
}

export interface StoredShopEvent extends ShopEvent {
  readonly id: number
}

/** The oldest ones that no other server has in hand. */
export const lockShopEvents = (tx: Transaction, max: number): Promise<readonly StoredShopEvent[]> =>
  tx.query<StoredShopEvent>(
    `SELECT id, shop_id, news, from_fen, to_fen, at FROM shop_events
     ORDER BY id LIMIT $1::int FOR UPDATE SKIP LOCKED`,
    [max],
  )

export async function dropShopEvents(db: Queries, ids: readonly number[]): Promise<void> {
  await db.change('DELETE FROM shop_events WHERE id = ANY($1::bigint[])', [ids])
}
