import { searchFilter, type ListedShops, type ListingFilter, type SearchAttempt } from '@diandu/core/catalog'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { badParameter } from '../../calls/index.ts'
import type { Reads } from '../../database/index.ts'
import type { CatalogMemory } from '../catalog-memory.ts'
import { countFilter, countQuickly } from '../counts/count-filter.ts'
import { askedNumber, attemptsFor, NO_SEARCH } from '../search/answer-search.ts'
import { cappedAt, countMatches, type CappedCount } from '../search/match-count-store.ts'
import { guessFrom, type Guess } from '../search/probable-frequency.ts'
import { findByNumber } from '../shop-store.ts'
import { toShopCard, type ShopRow } from '../shop-row.ts'
import { fingerprint, readListingCursor, writeListingCursor, type ListCursor } from './listing-cursor.ts'
import { orderOf, placeOf } from './listing-order.ts'
import { tiersOf, wordTierOf } from './listing-tiers.ts'
import { readTier } from './tier-store.ts'

const PAGE_LENGTH = 20

/**
 * One page of shops on sale. The first page tells how many there are, and in which way a text was answered: the first
 * way that finds a shop.
 */
export async function listShops(
  db: Reads,
  memory: CatalogMemory,
  filter: ListingFilter,
  cursor?: string,
  pageLength: number = PAGE_LENGTH,
): Promise<Result<ListedShops>> {
  const attempts = attemptsFor(filter)
  const place = cursor === undefined ? null : readListingCursor(filter, cursor)
  const goesOn = place === null ? undefined : attempts[place.attempt]
  if (cursor !== undefined && goesOn === undefined) return fail(badParameter('cursor', '不属于这个列表'))
  const guess = await guessFrom(db, memory)
  const list = { db, memory, guess, filter, pageLength }
  if (goesOn !== undefined && place !== null) return ok(await readPage(list, goesOn, place.attempt, place))

  for (const [at, attempt] of attempts.entries()) {
    const page = await readPage(list, attempt, at, null)
    if (page.items.length > 0 || at === attempts.length - 1)
      return ok(filter.text === undefined ? page : { ...page, search: attempt })
  }
  return ok({ items: [], nextCursor: null })
}

interface List {
  readonly db: Reads
  readonly memory: CatalogMemory
  readonly guess: Guess
  readonly filter: ListingFilter
  readonly pageLength: number
}

async function readPage(
  { db, memory, guess, filter, pageLength }: List,
  attempt: SearchAttempt,
  nth: number,
  place: ListCursor | null,
): Promise<ListedShops> {
  const number = askedNumber(attempt)
  if (number !== undefined) return pageOfOne(await findByNumber(db, number))
  const asked = searchFilter(filter, attempt.asked)
  const rows: { readonly row: ShopRow; readonly tier: number }[] = []
  for (const [at, tier] of tiersOf(filter, attempt.asked).entries()) {
    if (at < (place?.tier ?? 0) || rows.length > pageLength) continue
    const read = {
      filter: asked,
      tier,
      place: at === place?.tier ? place : null,
      wanted: pageLength + 1 - rows.length,
      now: memory.now(),
    }
    for (const row of await readTier(db, read, await guess(asked, tier))) rows.push({ row, tier: at })
  }
  const shown = rows.slice(0, pageLength)
  const last = rows.length > pageLength ? shown.at(-1) : undefined
  const next = last && { ...placeOf(orderOf(filter.sort), last.row, last.tier), attempt: nth }
  return {
    items: shown.map(({ row }) => toShopCard(row)),
    nextCursor: next === undefined ? null : writeListingCursor(filter, next),
    ...(place === null ? { total: await totalOf(db, memory, asked, attempt, next ? null : rows.length) } : {}),
  }
}

const pageOfOne = (row: ShopRow | undefined): ListedShops => ({
  items: row === undefined ? [] : [toShopCard(row)],
  nextCursor: null,
  total: cappedAt(row === undefined ? 0 : 1),
})

/** A list that fits on its first page has been counted already. */
async function totalOf(
  db: Reads,
  memory: CatalogMemory,
  asked: ListingFilter,
  attempt: SearchAttempt,
  known: number | null,
): Promise<CappedCount> {
  if (known !== null) return cappedAt(known)
  const tier = wordTierOf(attempt.asked)
  // Counts are some seconds old; the listed shops are current.
  if (attempt === NO_SEARCH) return { count: (await countFilter(db, memory, asked)).total, capped: false }
  if (tier.words.length === 0) return cappedAt((await countQuickly(db, memory, asked)).total)
  return memory.totals(fingerprint({ ...asked, text: JSON.stringify(tier.words), sort: 'recommended' }), () =>
    countMatches(db, asked, tier, memory.now()),
  )
}
