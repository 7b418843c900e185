import { priceChangeMessages, type PriceChange } from '@diandu/core/catalog'
import type { Transaction } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'
import { recordPriceChange } from './price-change-store.ts'

/** Records a shop's new price and tells all who keep the shop, in the transaction that writes the price. */
export async function tellPriceChange(tx: Transaction, change: PriceChange): Promise<void> {
  await recordPriceChange(tx, change)
  const keepers = await tx.query<{ userId: string }>(
    'SELECT user_id FROM favourites WHERE shop_id = $1 ORDER BY user_id',
    [change.shopId],
  )
  await writeMessages(
    tx,
    priceChangeMessages(
      change,
      keepers.map(({ userId }) => userId),
    ),
  )
}
