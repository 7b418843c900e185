import type { ListingFilter, ShopCard } from '@diandu/core/catalog'
import { fail, ok, type Page, type Result } from '@diandu/core/kernel'
import { badParameter } from '../../calls/index.ts'
import type { Database } from '../../database/index.ts'
import type { CatalogMemory } from '../catalog-memory.ts'
import { cappedAt, countMatches, type CappedCount } from '../search/count-matches.ts'
import { fingerprint, readListingCursor, writeListingCursor } from './listing-cursor.ts'
import { orderOf, placeOf } from './listing-order.ts'
import { anyTier, tiersOf, type Tier } from './listing-tiers.ts'
import { countFilter } from '../counts/count-filter.ts'
import { parseSearch } from '../search/parse-search.ts'
import { guessFrom } from '../search/probable-frequency.ts'
import { readTier } from './read-tier.ts'
import { toShopCard, type ShopRow } from '../shop-row.ts'

const PAGE_LENGTH = 20

/** One page of shops on sale. The first page tells how many there are. */
export async function listShops(
  db: Database,
  memory: CatalogMemory,
  filter: ListingFilter,
  cursor?: string,
  pageLength: number = PAGE_LENGTH,
): Promise<Result<Page<ShopCard>>> {
  const place = cursor === undefined ? null : readListingCursor(filter, cursor)
  if (cursor !== undefined && place === null) return fail(badParameter('cursor', '不属于这个列表'))
  const tiers = tiersOf(filter, filter.text === undefined ? { kind: 'everything' } : parseSearch(filter.text))
  const guess = await guessFrom(db, memory)

  const rows: { readonly row: ShopRow; readonly tier: number }[] = []
  for (let tier = place?.tier ?? 0; tier < tiers.length && rows.length <= pageLength; tier += 1) {
    const requested = tiers[tier] as Tier
    const read = {
      filter,
      tier: requested,
      place: tier === place?.tier ? place : null,
      wanted: pageLength + 1 - rows.length,
      now: memory.now(),
    }
    for (const row of await readTier(db, read, await guess(filter, requested))) rows.push({ row, tier })
  }

  const shown = rows.slice(0, pageLength)
  const last = rows.length > pageLength ? shown.at(-1) : undefined
  return ok({
    items: shown.map(({ row }) => toShopCard(row)),
    nextCursor:
      last === undefined ? null : writeListingCursor(filter, placeOf(orderOf(filter.sort), last.row, last.tier)),
    ...(cursor === undefined
      ? { total: await totalOf(db, memory, filter, anyTier(tiers), rows.length > pageLength ? null : rows.length) }
      : {}),
  })
}

/** A list that fits on its first page has been counted already. */
async function totalOf(
  db: Database,
  memory: CatalogMemory,
  filter: ListingFilter,
  tier: Tier | undefined,
  known: number | null,
): Promise<CappedCount> {
  if (known !== null || tier === undefined) return cappedAt(known ?? 0)
  // What is counted is some seconds old; what is shown is not.
  if (filter.text === undefined) return { count: (await countFilter(db, memory, filter)).total, capped: false }
  return memory.totals(fingerprint({ ...filter, sort: 'recommended' }), () =>
    countMatches(db, filter, tier, memory.now()),
  )
}
