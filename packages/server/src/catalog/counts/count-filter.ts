import {
  columnsOf,
  countInColumns,
  countUpTo,
  NO_FILTER,
  searchFilter,
  type CountedFilter,
  type ListingFilter,
  type MarketColumns,
  type QuickCount,
  type SearchAttempt,
} from '@diandu/core/catalog'
import type { Reads } from '../../database/index.ts'
import type { CatalogMemory } from '../catalog-memory.ts'
import { fingerprint } from '../listing/listing-cursor.ts'
import { ANY_SHOP, wordTierOf } from '../listing/listing-tiers.ts'
import { askedNumber, attemptsFor, NO_SEARCH } from '../search/answer-search.ts'
import { COUNT_CAP } from '../search/match-count-store.ts'
import { findByNumber } from '../shop-store.ts'
import { readColumns } from './column-store.ts'

/** All shops on sale. */
export const readMarket = (db: Reads, memory: CatalogMemory): Promise<MarketColumns> =>
  memory.market('', () => readColumns(db, ANY_SHOP))

/** Counts are some seconds old. A text uses the first search attempt with results, as its list does. */
export const countFilter = (db: Reads, memory: CatalogMemory, filter: ListingFilter): Promise<CountedFilter> =>
  memory.counted(fingerprint({ ...filter, sort: 'recommended' }), async () => {
    const attempts = attemptsFor(filter)
    for (const [at, attempt] of attempts.entries()) {
      const counted = await countAttempt(db, memory, filter, attempt)
      if (counted.total > 0 || at === attempts.length - 1) return counted
    }
    return countInColumns(await readMarket(db, memory), filter, memory.now())
  })

async function countAttempt(
  db: Reads,
  memory: CatalogMemory,
  filter: ListingFilter,
  attempt: SearchAttempt,
): Promise<CountedFilter> {
  const number = askedNumber(attempt)
  if (number !== undefined) {
    const found = await findByNumber(db, number)
    return { ...countInColumns(columnsOf([]), NO_FILTER, memory.now()), total: found === undefined ? 0 : 1 }
  }
  const columns = await columnsFor(db, memory, attempt)
  return countInColumns(columns, searchFilter(filter, attempt.asked), memory.now())
}

function columnsFor(db: Reads, memory: CatalogMemory, { asked }: Pick<SearchAttempt, 'asked'>): Promise<MarketColumns> {
  const tier = wordTierOf(asked)
  if (tier.words.length === 0) return readMarket(db, memory)
  return memory.found(JSON.stringify(tier.words), () => readColumns(db, tier))
}

/** The same number alone, exact up to the cap of the shown number: far quicker than with the counts of all choices. */
export async function countQuickly(
  db: Reads,
  memory: CatalogMemory,
  filter: ListingFilter,
  { asked }: SearchAttempt = NO_SEARCH,
): Promise<QuickCount> {
  const columns = await columnsFor(db, memory, { asked })
  return countUpTo(columns, searchFilter(filter, asked), memory.now(), COUNT_CAP)
}

/** How many shops a search finds, in the first way that finds any. */
export async function countSearch(db: Reads, memory: CatalogMemory, filter: ListingFilter): Promise<number> {
  for (const attempt of attemptsFor(filter)) {
    const number = askedNumber(attempt)
    const total =
      number === undefined
        ? (await countQuickly(db, memory, filter, attempt)).total
        : Number((await findByNumber(db, number)) !== undefined)
    if (total > 0) return total
  }
  return 0
}
