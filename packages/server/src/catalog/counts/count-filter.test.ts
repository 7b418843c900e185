import { columnsOf, countInColumns, filteredShop, type ListingFilter } from '@diandu/core/catalog'
import { createManualClock } from '@diandu/core/testing'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { catalogMemory } from '../catalog-memory.ts'
import { listShops } from '../listing/list-shops.ts'
import { putShops } from '../shop-record-store.ts'
import { testShop } from '../testing.ts'
import { countFilter } from './count-filter.ts'

const SHOPS = Array.from({ length: 120 }, (_, number) => testShop(number, number % 7 === 0 ? { status: 'sold' } : {}))

const FILTERS: readonly ListingFilter[] = [
  { sort: 'recommended' },
  { platforms: [1, 3], minYears: 3, sort: 'latest' },
  { kinds: ['flagship', 'personal'], maxPoints: 6, isInspected: true, sort: 'price-up' },
  { minTurnoverFen: 5_000_000, maxPriceFen: 50_000_000, minRatingHundredths: 470, sort: 'recommended' },
]

describeOnEachEngine('What a filter leaves', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await putShops(db, SHOPS)
  })

  it('is counted as core counts the shops on sale, whatever is chosen (FLT-3)', async () => {
    const clock = createManualClock()
    const memory = catalogMemory(clock)
    const columns = columnsOf(SHOPS.filter(({ status }) => status === 'on-sale').map((shop) => filteredShop(shop)))
    for (const filter of FILTERS)
      expect(await countFilter(db, memory, filter)).toEqual(countInColumns(columns, filter, clock.now()))
  })

  it('is what the list of the same text and choices says (FLT-3)', async () => {
    const memory = catalogMemory(createManualClock())
    for (const text of ['女装', '天猫', '鑫鑫鑫没有', '%', '店'])
      for (const choices of FILTERS) {
        const filter = { ...choices, text }
        const listed = await listShops(db, memory, filter)
        expect((await countFilter(db, memory, filter)).total).toBe(listed.ok ? listed.value.total?.count : -1)
      }
  })
})
