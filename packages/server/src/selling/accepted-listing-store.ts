import { describedListing, type DescribedListing, type Shop } from '@diandu/core/catalog'
import { sourcedFigures, type StoredFigures } from '../catalog/index.ts'
import { upsertRow, type Queries, type Transaction } from '../database/index.ts'

interface StoredListing extends Omit<DescribedListing, 'figures'> {
  readonly figures: StoredFigures
}

export async function keepAcceptedListing(tx: Transaction, shop: Shop, at: number): Promise<void> {
  const listing = JSON.stringify(describedListing(shop))
  await upsertRow(tx, 'accepted_listings', { key: { shopId: shop.id }, set: { acceptedAt: at, listing } })
}

/** The listing as it was accepted last; null where it never was, or before this was stored. */
export async function findAcceptedListing(db: Queries, shopId: string): Promise<DescribedListing | null> {
  const [row] = await db.query<{ readonly listing: StoredListing }>(
    'SELECT listing FROM accepted_listings WHERE shop_id = $1',
    [shopId],
  )
  return row === undefined
    ? null
    : { ...row.listing, figures: sourcedFigures(row.listing.figures, 0, row.listing.publishedAt) }
}
