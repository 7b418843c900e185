import type { ListingFilter } from '@diandu/core/catalog'
import type { Reads } from '../../database/index.ts'
import { byColumns, byKind, byPrice, byTokens, FILTER_COLUMNS, isOnlyAlong } from './listing-conditions.ts'
import type { ListingPlace } from './listing-cursor.ts'
import { behind, directionOf, orderBy, orderOf } from './listing-order.ts'
import type { Tier } from './listing-tiers.ts'
import { CARD_COLUMNS, glanceColumn, SHOP_COLUMNS, type ShopRow } from '../shop-row.ts'
import { sqlParameters, type SqlParameters } from './sql-parameters.ts'
import { waysToLook, type Frequency, type Way } from './ways-to-look.ts'

export interface TierRead {
  readonly filter: ListingFilter
  readonly tier: Tier
  /** The last shop that was shown of this tier. */
  readonly place: ListingPlace | null
  readonly wanted: number
  /** By which the age of shops is reckoned. */
  readonly now: number
}

/** The next shops of one tier, in order. */
export async function readTier(db: Reads, read: TierRead, frequency: Frequency | null): Promise<readonly ShopRow[]> {
  const along = read.tier.words.length + read.tier.but.length === 0 ? 'skim' : 'walk'
  const ways = isOnlyAlong(read.filter, read.tier) ? [THROUGHOUT] : waysToLook(read.wanted, along, frequency)
  for (const way of ways) {
    const met = await look(db, read, way)
    if (met.length === read.wanted || way === ways.at(-1)) return met
  }
  return []
}

function look(db: Reads, read: TierRead, way: Way): Promise<readonly ShopRow[]> {
  if (way.way === 'skim') return skim(db, read, way.steps)
  return way.way === 'walk' ? walk(db, read, way.steps) : gather(db, read)
}

/**
 * Along the index of the order alone; only the shops that are shown are read. The inner limits keep the engine to it.
 */
async function skim(db: Reads, read: TierRead, steps: number): Promise<readonly ShopRow[]> {
  const parameters = sqlParameters()
  // Read in full only where they are asked for: they are long.
  const looked = read.tier.but.length === 0 ? SKIMMED : `${SKIMMED}, tokens`
  const fitting = passedBy(read, steps, { looked, stored: 'id' }, parameters)
  const sql = `WITH fitting AS MATERIALIZED (${fitting})
    SELECT ${CARD_COLUMNS} FROM fitting JOIN shops USING (id) ${orderBy(orderOf(read.filter.sort))}`
  return db.query<ShopRow>(sql, parameters.values, 'anew')
}

async function walk(db: Reads, read: TierRead, steps: number): Promise<readonly ShopRow[]> {
  const parameters = sqlParameters()
  return db.query<ShopRow>(
    passedBy(
      read,
      steps,
      { looked: `${SHOP_COLUMNS}, monthly_turnover_fen, opened_day, violation_points, tokens`, stored: PASSED_CARD },
      parameters,
    ),
    parameters.values,
    'anew',
  )
}

const PASSED_CARD = `${SHOP_COLUMNS}, ${glanceColumn('passed.id')}`

const SKIMMED = `id, ${FILTER_COLUMNS}`

const THROUGHOUT: Way = { way: 'skim', steps: 10_000_000 }

interface PassedColumns {
  readonly looked: string
  readonly stored: string
}

/** Those that fit of the shops passed in so many steps. */
function passedBy(
  { filter, tier, place, wanted, now }: TierRead,
  steps: number,
  { looked, stored }: PassedColumns,
  parameters: SqlParameters,
): string {
  const order = orderOf(filter.sort)
  // The columns that lead the index are conditions of the scan itself; everything else filters the rows that it passes.
  const bounds = order.column === 'price_fen' ? [...byKind(filter, parameters), ...byPrice(filter, parameters)] : []
  const begin = [`status = 'on-sale'`, ...behind(order, place, parameters), ...bounds]
  const direction = directionOf(order)
  const conditions = byColumns(filter, tier, now, parameters)
  return `SELECT ${stored} FROM (
      SELECT ${looked}, ${order.column} AS key FROM shops WHERE ${begin.join(' AND ')} ${orderBy(order)} LIMIT ${parameters.add(steps)}::int
    ) AS passed ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`} ORDER BY key ${direction}, id ${direction} LIMIT ${parameters.add(wanted)}::int`
}

/**
 * All matches first, by whatever index finds them, then their order. `MATERIALIZED` keeps the engine from walking after
 * all.
 */
async function gather(db: Reads, { filter, tier, place, wanted, now }: TierRead): Promise<readonly ShopRow[]> {
  const order = orderOf(filter.sort)
  const parameters = sqlParameters()
  const conditions = [
    `status = 'on-sale'`,
    ...byTokens(filter, tier, now, parameters),
    ...behind(order, place, parameters),
  ]
  const direction = directionOf(order)
  // Only keys are kept of the many matches, so that they stay in memory.
  const sql = `WITH found AS MATERIALIZED (SELECT id, ${order.column} AS key FROM shops WHERE ${conditions.join(' AND ')}),
      first AS MATERIALIZED (SELECT id FROM found ORDER BY key ${direction}, id ${direction} LIMIT ${parameters.add(wanted)}::int)
    SELECT ${CARD_COLUMNS} FROM first JOIN shops USING (id) ${orderBy(order)}`
  return db.query<ShopRow>(sql, parameters.values, 'anew')
}
