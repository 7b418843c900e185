import { NO_FILTER } from '@diandu/core/catalog'
import type { Competitor } from '@diandu/core/tools'
import type { Queries } from '../../database/index.ts'
import { byTokens } from '../listing/listing-conditions.ts'
import { anyTier, tiersOf, type Tier } from '../listing/listing-tiers.ts'
import { sqlParameters } from '../listing/sql-parameters.ts'
import { cappedAt, countMatches, type CappedCount } from './count-matches.ts'
import { parseSearch } from './parse-search.ts'

/** Of a word that finds more, the newest so many say where they stand and what they ask. */
const MAX_COMPETITORS = 1_000

const tierOf = (word: string): Tier | undefined =>
  anyTier(tiersOf({ ...NO_FILTER, text: word, sort: 'latest' }, parseSearch(word)))

/** How many shops on sale a word finds. */
export async function countCompeting(db: Queries, word: string): Promise<CappedCount> {
  const tier = tierOf(word)
  return tier === undefined ? cappedAt(0) : countMatches(db, NO_FILTER, tier, 0)
}

export async function competingShops(db: Queries, word: string): Promise<readonly Competitor[]> {
  const tier = tierOf(word)
  if (tier === undefined) return []
  const parameters = sqlParameters()
  const conditions = [`status = 'on-sale'`, ...byTokens(NO_FILTER, tier, 0, parameters)]
  const rows = await db.query<Pick<Competitor, 'platform' | 'industry'> & { readonly price_fen: number }>(
    `SELECT platform, industry, price_fen FROM shops WHERE ${conditions.join(' AND ')}
     ORDER BY published_at DESC, id DESC LIMIT ${MAX_COMPETITORS}`,
    parameters.values,
    'anew',
  )
  return rows.map(({ platform, industry, price_fen }) => ({ platform, industry, priceFen: price_fen }))
}
