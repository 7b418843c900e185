import { faithfulAttempts, NO_FILTER, readSearch, searchFilter, type SearchAttempt } from '@diandu/core/catalog'
import type { Competitor } from '@diandu/core/tools'
import type { Reads } from '../../database/index.ts'
import { byTokens } from '../listing/listing-conditions.ts'
import { wordTierOf } from '../listing/listing-tiers.ts'
import { sqlParameters } from '../listing/sql-parameters.ts'
import { cappedAt, countMatches, type CappedCount } from './match-count-store.ts'

/** Of a word that finds more, the newest so many say where they stand and what they ask. */
const MAX_COMPETITORS = 1_000

const waysToMean = (word: string): readonly SearchAttempt[] => faithfulAttempts(readSearch(word))

/** How many shops on sale a word finds, when nothing of it is given up. */
export async function countCompeting(db: Reads, word: string): Promise<CappedCount> {
  for (const { asked } of waysToMean(word)) {
    const found = await countMatches(db, searchFilter(NO_FILTER, asked), wordTierOf(asked), 0)
    if (found.count > 0) return found
  }
  return cappedAt(0)
}

export async function competingShops(db: Reads, word: string): Promise<readonly Competitor[]> {
  for (const { asked } of waysToMean(word)) {
    const found = await newestOf(db, asked)
    if (found.length > 0) return found
  }
  return []
}

async function newestOf(db: Reads, asked: SearchAttempt['asked']): Promise<readonly Competitor[]> {
  const parameters = sqlParameters()
  const conditions = [
    `status = 'on-sale'`,
    ...byTokens(searchFilter(NO_FILTER, asked), wordTierOf(asked), 0, parameters),
  ]
  const rows = await db.query<Pick<Competitor, 'platform' | 'industry'> & { readonly priceFen: number }>(
    `SELECT platform, industry, price_fen FROM shops WHERE ${conditions.join(' AND ')}
     ORDER BY published_at DESC, id DESC LIMIT ${MAX_COMPETITORS}`,
    parameters.values,
    'anew',
  )
  return rows.map(({ platform, industry, priceFen }) => ({ platform, industry, priceFen }))
}
