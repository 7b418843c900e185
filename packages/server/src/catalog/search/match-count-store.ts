import type { ListingFilter } from '@diandu/core/catalog'
import type { Reads } from '../../database/index.ts'
import { byTokens } from '../listing/listing-conditions.ts'
import type { Tier } from '../listing/listing-tiers.ts'
import { sqlParameters } from '../listing/sql-parameters.ts'

export interface CappedCount {
  readonly count: number
  /** This many, or more. */
  readonly capped: boolean
}

/** No reader goes to the thousandth shop, so it need not be known how many come after. */
export const COUNT_CAP = 1_000

export const cappedAt = (count: number): CappedCount => ({
  count: Math.min(count, COUNT_CAP),
  capped: count > COUNT_CAP,
})

/** How many shops on sale a filter and a search find, counted no further than one past the cap. */
export async function countMatches(db: Reads, filter: ListingFilter, tier: Tier, now: number): Promise<CappedCount> {
  const parameters = sqlParameters()
  const conditions = [`status = 'on-sale'`, ...byTokens(filter, tier, now, parameters)]
  const [row] = await db.query<{ found: number }>(
    `SELECT count(*)::bigint AS found FROM (SELECT 1 FROM shops WHERE ${conditions.join(' AND ')} LIMIT ${COUNT_CAP + 1}) AS counted`,
    parameters.values,
    'anew',
  )
  return cappedAt(row?.found ?? 0)
}
