import type { ListingFilter } from '@diandu/core/catalog'
import type { Reads } from '../../database/index.ts'
import type { CatalogMemory } from '../catalog-memory.ts'
import { countQuickly, readMarket } from '../counts/count-filter.ts'
import type { Tier } from '../listing/listing-tiers.ts'
import { readTokenShares, tierShare } from './token-share-store.ts'
import type { Frequency } from '../listing/ways-to-look.ts'

/** Guesses how frequent the matches of a tier are; it decides how they are looked for, never what is found. */
export type Guess = (filter: ListingFilter, tier: Tier) => Promise<Frequency | null>

/** Counts, or shares in a sample of the first shops; the words of a search are assumed independent of the filter. */
export async function guessFrom(db: Reads, memory: CatalogMemory): Promise<Guess> {
  const shares = await memory.shares('', () => readTokenShares(db))
  return async (filter, tier) => {
    if (shares === null) return null
    const { text: _text, ...choices } = filter
    const [{ total, counted }, { size }] = [await countQuickly(db, memory, choices), await readMarket(db, memory)]
    const share = (total / Math.max(1, counted)) * tierShare([], tier, shares)
    return { share, matches: share * size }
  }
}
