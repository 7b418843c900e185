import { NO_FILTER, parseListingFilter } from '@diandu/core/catalog'
import { createManualClock } from '@diandu/core/testing'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/index.ts'
import { readMigrations } from '../../database/migrate.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { catalogMemory } from '../catalog-memory.ts'
import { listShops } from './list-shops.ts'
import { putShops } from '../shop-record-store.ts'
import { testShop } from '../testing.ts'

const SHOPS = Array.from({ length: 40 }, (_, number) => testShop(number))
const held = (kind: string) => SHOPS.filter(({ figures }) => figures.shopHolderKind?.value === kind).map(({ id }) => id)

describeOnEachEngine('The holders of listings that were stored before lists were filtered by them', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await putShops(db, SHOPS)
  })

  const apply = async (name: string): Promise<void> => {
    const migration = (await readMigrations()).find((one) => one.name === name)
    await db.change(migration?.sql ?? name)
  }
  const listed = async (holder: string): Promise<readonly string[]> => {
    const filter = { ...NO_FILTER, ...parseListingFilter({ holder }) }
    const list = await listShops(db, catalogMemory(createManualClock()), filter, undefined, 50)
    return list.ok ? list.value.items.map(({ id }) => id) : []
  }

  it.each(['0371-catalog.expand', '0376-catalog.contract'])('are found after %s (FLT-1)', async (name) => {
    await db.change(`UPDATE shops SET filtered_figures = '{}'`)
    await apply(name)
    for (const kind of ['person', 'sole-trader', 'company']) {
      expect(held(kind).length).toBeGreaterThan(0)
      expect((await listed(kind)).toSorted()).toEqual(held(kind).toSorted())
    }
  })

  it('are as the listing states them, though an older server changed it (FLT-7)', async () => {
    await db.change(`UPDATE shop_details SET figures = figures - 'shopHolderKind'`)
    await apply('0376-catalog.contract')
    expect(await listed('person.sole-trader.company')).toEqual([])
  })
})
