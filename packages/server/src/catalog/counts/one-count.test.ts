import { NO_FILTER } from '@diandu/core/catalog'
import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { catalogMemory } from '../catalog-memory.ts'
import { readHome } from '../home/home.ts'
import { listShops } from '../listing/list-shops.ts'
import { putShops } from '../shop-record-store.ts'
import { testShop } from '../testing.ts'
import { countFilter } from './count-filter.ts'

describeOnEachEngine('The number of shops on sale', (open) => {
  it('is one at home, over the list and in the filter, beyond a thousand too, while shops are sold (CAT-43)', async () => {
    const db = await open()
    await putShops(
      db,
      Array.from({ length: 1_100 }, (_, at) => testShop(at)),
    )
    const clock = createManualClock()
    const memory = catalogMemory(clock)
    const counts = async () => {
      const list = await listShops(db, memory, NO_FILTER)
      return [
        (await readHome(db, memory)).onSaleCount,
        list.ok && list.value.total?.count,
        (await countFilter(db, memory, NO_FILTER)).total,
      ]
    }
    expect(await counts()).toEqual([1_100, 1_100, 1_100])
    await db.change(`UPDATE shops SET status = 'sold' WHERE id = (SELECT min(id) FROM shops)`)
    const soon = await counts()
    expect(new Set(soon).size).toBe(1)
    clock.advance(60_000)
    expect(await counts()).toEqual([1_099, 1_099, 1_099])
  })
})
