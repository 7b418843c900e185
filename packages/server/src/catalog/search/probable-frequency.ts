import type { ListingFilter } from '@diandu/core/catalog'
import type { Database } from '../../database/index.ts'
import type { CatalogMemory } from '../catalog-memory.ts'
import { filterTokens } from './facet-tokens.ts'
import type { Tier } from '../listing/listing-tiers.ts'
import { countInCells, onSale, readMarketCells, sumOf, type MarketCell } from '../market-counts.ts'
import { readTokenShares, tierShare, type TokenShares } from './token-shares.ts'
import type { Frequency } from '../listing/ways-to-look.ts'

/** Guesses how frequent the matches of a tier are; it decides how they are looked for, never what is found. */
export type Guess = (filter: ListingFilter, tier: Tier) => Frequency | null

export async function guessFrom(db: Database, memory: CatalogMemory): Promise<Guess> {
  const shares = await memory.shares('', () => readTokenShares(db))
  const cells = await memory.cells('', () => readMarketCells(db))
  return (filter, tier) => (shares === null ? null : probableFrequency(filter, tier, shares, cells))
}

/**
 * Platform, kind and industry depend on each other, so they are counted together; everything else is taken for
 * independent.
 */
function probableFrequency(
  filter: ListingFilter,
  tier: Tier,
  shares: TokenShares,
  cells: readonly MarketCell[],
): Frequency {
  const { platform, kind, industry, sort, ...others } = filter
  const counted: ListingFilter = {
    sort,
    ...(platform === undefined ? {} : { platform }),
    ...(kind === undefined ? {} : { kind }),
    ...(industry === undefined ? {} : { industry }),
  }
  const all = Math.max(1, sumOf(onSale(cells)))
  const share =
    ((countInCells(cells, counted) ?? all) / all) * tierShare(filterTokens({ ...others, sort }), tier, shares)
  return { share, matches: share * all }
}
