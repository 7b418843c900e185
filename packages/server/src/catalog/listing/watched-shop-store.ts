import {
  isForSale,
  searchFilter,
  type FilteredShop,
  type ListingFilter,
  type SearchAttempt,
  type ShopCard,
} from '@diandu/core/catalog'
import type { Reads } from '../../database/index.ts'
import { FACET_COLUMNS, type FacetRow } from './facet-columns.ts'
import { wordTierOf } from './listing-tiers.ts'
import { askedNumber } from '../search/answer-search.ts'
import { cappedAt, countMatches, type CappedCount } from '../search/match-count-store.ts'
import { findByNumber } from '../shop-store.ts'

interface StoredShop
  extends FacetRow, Omit<FilteredShop, keyof FacetRow | 'rating'>, Pick<ShopCard, 'id' | 'title' | 'status'> {
  readonly sellerId: string
  readonly ratingHundredths: number
}

export type WatchedRow = Omit<StoredShop, 'filteredFigures' | 'ratingHundredths'> & FilteredShop

/** By shop id, in their current state, regardless of who may see them. */
export async function findWatchedShops(db: Reads, ids: readonly string[]): Promise<ReadonlyMap<string, WatchedRow>> {
  const rows = await db.query<StoredShop>(
    `SELECT id, title, status, seller_id, ${Object.keys(FACET_COLUMNS).join(', ')}, price_fen, rating_hundredths, is_inspected, monthly_turnover_fen AS turnover_fen, opened_day,
       violation_points AS "points" FROM shops WHERE id = ANY($1::text[])`,
    [ids],
  )
  return new Map(
    rows.map(({ ratingHundredths, filteredFigures, ...shop }) => [
      shop.id,
      { ...shop, ...filteredFigures, rating: ratingHundredths / 100 },
    ]),
  )
}

/** How many shops on sale a filter finds in the first of these ways that finds any. */
export async function countFirstFound(
  db: Reads,
  filter: ListingFilter,
  attempts: readonly SearchAttempt[],
  now: number,
): Promise<CappedCount> {
  for (const { asked } of attempts) {
    const number = askedNumber({ asked })
    const found =
      number === undefined
        ? await countMatches(db, searchFilter(filter, asked), wordTierOf(asked), now)
        : cappedAt(Number(isForSale((await findByNumber(db, number))?.status ?? 'withdrawn')))
    if (found.count > 0) return found
  }
  return cappedAt(0)
}
