import { NO_FILTER, type Banner, type Home } from '@diandu/core/catalog'
import type { Reads } from '../database/index.ts'
import type { CatalogMemory } from './catalog-memory.ts'
import { countFilter } from './counts/count-filter.ts'
import { ANY_SHOP } from './listing/listing-tiers.ts'
import { readMarketCells, sumOf } from './market-count-store.ts'
import { guessFrom } from './search/probable-frequency.ts'
import { readTier } from './listing/tier-store.ts'
import { toShopCard } from './shop-row.ts'

const ROW_LENGTH = 6

const BANNERS: readonly Banner[] = [
  {
    id: 'escrow',
    title: { zh: '钱先放在店渡', en: 'Your money stays in escrow' },
    line: {
      zh: '过户办完、账单确认，卖家才收到钱',
      en: 'The seller is paid once you confirm receipt',
    },
    path: '/lists',
  },
  {
    id: 'tmall',
    title: { zh: '天猫好店', en: 'Tmall shops' },
    line: { zh: '资质、评分、扣分，一项一个出处', en: 'Every figure shows its source' },
    path: '/tmall',
  },
  {
    id: 'company',
    title: { zh: '企业店专场', en: 'Company shops' },
    line: {
      zh: '51% 以上股权转让，公司与店铺一起接手',
      en: 'At least 51% of the equity, company included',
    },
    path: '/firmshop',
  },
]

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
    banners: BANNERS,
    picks: await row('recommended'),
    latest: await row('latest'),
    // Counted where the lists count, so that both say the same.
    onSaleCount: (await countFilter(db, memory, NO_FILTER)).total,
    soldCount: sumOf(cells.filter(({ status }) => status === 'sold')),
  }
}
