import { priceChangeMessages, type PriceChange } from '@diandu/core/catalog'
import type { Transaction } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'

/** Tells all who keep a shop that it costs less, in the transaction that writes its price. */
export async function tellPriceChange(tx: Transaction, change: PriceChange): Promise<void> {
  const keepers = await tx.query<{ userId: string }>(
    'SELECT user_id AS "userId" FROM favourites WHERE shop_id = $1 ORDER BY user_id',
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
