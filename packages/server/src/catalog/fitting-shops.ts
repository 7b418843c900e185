import type { ListingFilter, ShopCard } from '@diandu/core/catalog'
import type { Reads } from '../database/index.ts'
import { ANY_SHOP } from './listing/listing-tiers.ts'
import { readTier } from './listing/tier-store.ts'
import { toShopCard } from './shop-row.ts'

/** The first shops of the list that a filter makes; a text in it is not searched for. */
export async function fittingShops(
  db: Reads,
  filter: ListingFilter,
  max: number,
  now: number,
): Promise<readonly ShopCard[]> {
  const rows = await readTier(db, { filter, tier: ANY_SHOP, place: null, wanted: max, now }, null)
  return rows.map(toShopCard)
}
