import type { DescribedListing } from '@diandu/core/catalog'
import { sourcedFigures, type StoredFigures } from '../../catalog/index.ts'
import { insertRow, type Queries, type Transaction } from '../../database/index.ts'

/** Written once, with the order; no statement of this project changes it. */
export async function keepListing(tx: Transaction, orderId: string, listing: DescribedListing): Promise<void> {
  await insertRow(tx, 'order_listings', { orderId, listing: JSON.stringify(listing) })
}

interface StoredListing extends Omit<DescribedListing, 'figures'> {
  readonly figures: StoredFigures
  /** Where other fees stood before they were a figure with a source. */
  readonly otherFeesFen?: number
}

/** The listing at the time of the order; null for orders from before it was stored. */
export async function findListing(db: Queries, orderId: string): Promise<DescribedListing | null> {
  const [row] = await db.query<{ readonly listing: StoredListing }>(
    'SELECT listing FROM order_listings WHERE order_id = $1',
    [orderId],
  )
  if (row === undefined) return null
  const { otherFeesFen = 0, ...listing } = row.listing
  return { ...listing, figures: sourcedFigures(listing.figures, otherFeesFen, listing.publishedAt) }
}
