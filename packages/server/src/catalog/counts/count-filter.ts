import { countInColumns, type CountedFilter, type ListingFilter, type MarketColumns } from '@diandu/core/catalog'
import type { Database } from '../../database/index.ts'
import type { CatalogMemory } from '../catalog-memory.ts'
import { fingerprint } from '../listing/listing-cursor.ts'
import { ANY_SHOP, anyTier, tiersOf } from '../listing/listing-tiers.ts'
import { parseSearch } from '../search/parse-search.ts'
import { readColumns } from './read-columns.ts'

/** All shops on sale. */
export const readMarket = (db: Database, memory: CatalogMemory): Promise<MarketColumns> =>
  memory.market('', () => readColumns(db, ANY_SHOP))

/** What a filter leaves, and what each of its choices would: of a market that is some seconds old. */
export const countFilter = (db: Database, memory: CatalogMemory, filter: ListingFilter): Promise<CountedFilter> =>
  memory.counted(fingerprint({ ...filter, sort: 'recommended' }), async () =>
    countInColumns(await columnsFor(db, memory, filter.text), filter, memory.now()),
  )

function columnsFor(db: Database, memory: CatalogMemory, text: string | undefined): Promise<MarketColumns> {
  if (text === undefined) return readMarket(db, memory)
  return memory.found(text, () => readColumns(db, anyTier(tiersOf({ sort: 'recommended' }, parseSearch(text)))))
}
