import type { ListingFilter } from '@diandu/core/catalog'
import type { Queries } from '../database/index.ts'
import { filterTokens } from './facet-tokens.ts'
import { byColumns, byPrice, byTokens } from './listing-conditions.ts'
import type { ListingPlace } from './listing-cursor.ts'
import { behind, orderBy, orderOf } from './listing-order.ts'
import type { Tier } from './listing-tiers.ts'
import { CARD_COLUMNS, type ShopRow } from './shop-row.ts'
import { sqlParameters } from './sql-parameters.ts'
import { tierShare, type TokenShares } from './token-shares.ts'
import { walkOrGather } from './walk-or-gather.ts'

export interface TierRead {
  readonly filter: ListingFilter
  readonly tier: Tier
  /** The last shop that was shown of this tier. */
  readonly place: ListingPlace | null
  readonly wanted: number
}

/** The next shops of one tier, in order. */
export async function readTier(db: Queries, read: TierRead, shares: TokenShares | null): Promise<readonly ShopRow[]> {
  const share = shares === null ? null : tierShare(filterTokens(read.filter), read.tier, shares)
  const way = walkOrGather(read.wanted, share, shares)
  if (way.way === 'walk') {
    const met = await walk(db, read, way.atMost)
    if (met.length === read.wanted) return met
  }
  return gather(db, read)
}

/** Along the index of the order, past at most so many shops. The inner limit keeps the engine from doing anything else. */
async function walk(db: Queries, { filter, tier, place, wanted }: TierRead, atMost: number): Promise<readonly ShopRow[]> {
  const order = orderOf(filter.sort)
  const parameters = sqlParameters()
  const begin = [`status = 'on-sale'`, ...behind(order, place, parameters), ...(order.column === 'price_fen' ? byPrice(filter, parameters) : [])]
  const conditions = byColumns(filter, tier, parameters)
  const sql = `SELECT ${CARD_COLUMNS} FROM (
      SELECT ${CARD_COLUMNS}, tokens FROM shops WHERE ${begin.join(' AND ')} ${orderBy(order)} LIMIT ${parameters.add(atMost)}::int
    ) AS passed ${whereAll(conditions)} ${orderBy(order)} LIMIT ${parameters.add(wanted)}::int`
  return db.query<ShopRow>(sql, parameters.values)
}

/** All matches first, by whatever index finds them, then their order. `MATERIALIZED` keeps the engine from walking after all. */
async function gather(db: Queries, { filter, tier, place, wanted }: TierRead): Promise<readonly ShopRow[]> {
  const order = orderOf(filter.sort)
  const parameters = sqlParameters()
  const conditions = [`status = 'on-sale'`, ...byTokens(filter, tier, parameters), ...behind(order, place, parameters)]
  const sql = `WITH found AS MATERIALIZED (SELECT ${CARD_COLUMNS} FROM shops WHERE ${conditions.join(' AND ')})
    SELECT * FROM found ${orderBy(order)} LIMIT ${parameters.add(wanted)}::int`
  return db.query<ShopRow>(sql, parameters.values)
}

const whereAll = (conditions: readonly string[]): string => (conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`)
