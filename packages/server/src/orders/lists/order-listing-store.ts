import type { DescribedListing } from '@diandu/core/catalog'
import type { Queries, Transaction } from '../../database/index.ts'

/** Written once, with the order; no statement of this project changes it. */
export async function keepListing(tx: Transaction, orderId: string, listing: DescribedListing): Promise<void> {
  await tx.change('INSERT INTO order_listings (order_id, listing) VALUES ($1, $2::jsonb)', [
    orderId,
    JSON.stringify(listing),
  ])
}

/** What the listing of an order said when it was placed; null for orders from before that was kept. */
export async function findListing(db: Queries, orderId: string): Promise<DescribedListing | null> {
  const [row] = await db.query<{ readonly listing: DescribedListing }>(
    'SELECT listing FROM order_listings WHERE order_id = $1',
    [orderId],
  )
  return row?.listing ?? null
}
