import type { ListingFilter, ShopCard, ShopId } from '@diandu/core/catalog'
import type { Reads } from '../database/index.ts'
import { ANY_SHOP } from './listing/listing-tiers.ts'
import type { Guess } from './search/probable-frequency.ts'
import { readTier } from './listing/tier-store.ts'
import { findCards } from './shop-store.ts'
import { toShopCard } from './shop-row.ts'

/** A row of recommendations ends somewhere: a visitor who wants more opens the list. */
export const MAX_SIMILAR = 200

export interface SimilarWanted {
  readonly like: ShopId | null
  readonly page: number
  readonly limit: number
}

/**
 * Shops on sale that are like one: of its industry and platform first, then of its industry, then of its platform, then
 * the best.
 */
export async function similarShops(
  db: Reads,
  guess: Guess,
  { like, page, limit }: SimilarWanted,
): Promise<readonly ShopCard[]> {
  const end = Math.min(MAX_SIMILAR, Math.max(1, page) * limit)
  const begin = (Math.max(1, page) - 1) * limit
  if (begin >= end) return []
  const [model] = like === null ? [] : await findCards(db, [like])
  const found = new Map<string, ShopCard>()
  for (const filter of likenesses(model)) {
    const read = { filter, tier: ANY_SHOP, place: null, wanted: end + 1, now: 0 }
    const rows = await readTier(db, read, await guess(filter, ANY_SHOP))
    for (const row of rows) if (row.id !== like) found.set(row.id, found.get(row.id) ?? toShopCard(row))
    if (found.size >= end) break
  }
  return [...found.values()].slice(begin, end)
}

function likenesses(model: ShopCard | undefined): readonly ListingFilter[] {
  const best: ListingFilter = { sort: 'recommended' }
  if (model === undefined) return [best]
  const { platform, industry } = model
  const [platforms, industries] = [[platform], [industry]]
  return [{ ...best, platforms, industries }, { ...best, industries }, { ...best, platforms }, best]
}
