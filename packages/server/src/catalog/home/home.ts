import { NO_FILTER, type Home } from '@diandu/core/catalog'
import type { Reads } from '../../database/index.ts'
import { bannerContent, BANNERS_ID } from './banner-content.ts'
import type { CatalogMemory } from '../catalog-memory.ts'
import { countFilter } from '../counts/count-filter.ts'
import { ANY_SHOP } from '../listing/listing-tiers.ts'
import { readMarketCells, sumOf } from '../market-count-store.ts'
import { guessFrom } from '../search/probable-frequency.ts'
import { readTier } from '../listing/tier-store.ts'
import { toShopCard } from '../shop-row.ts'

const ROW_LENGTH = 6

/** The first page, of the whole market as it is now. */
export async function readHome(db: Reads, memory: CatalogMemory): Promise<Home> {
  const guess = await guessFrom(db, memory)
  const row = async (sort: 'recommended' | 'latest') =>
    (
      await readTier(
        db,
        { filter: { sort }, tier: ANY_SHOP, place: null, wanted: ROW_LENGTH, now: memory.now() },
        await guess({ sort }, ANY_SHOP),
      )
    ).map(toShopCard)
  const cells = await memory.cells('', () => readMarketCells(db))
  return {
    banners: await bannerContent.read(db, BANNERS_ID),
    picks: await row('recommended'),
    latest: await row('latest'),
    // Counted where the lists count, so that both say the same.
    onSaleCount: (await countFilter(db, memory, NO_FILTER)).total,
    soldCount: sumOf(cells.filter(({ status }) => status === 'sold')),
  }
}
