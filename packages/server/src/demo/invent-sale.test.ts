import { publicPlatforms } from '@diandu/core/catalog'
import { MINUTE_MS } from '@diandu/core/kernel'
import { beforeEach, expect, it } from 'vitest'
import type { ShopToValue } from '@diandu/core/valuation'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { valueShop } from '@diandu/core/valuation'
import { readSales, readSalesNear } from '../valuation/sale-store.ts'
import { inventSale } from './invent-sale.ts'
import { inventShop } from './invent-shop.ts'
import { mixOf } from './market-mix.ts'
import { putShops } from '../catalog/index.ts'
import { putPastSales } from '../valuation/index.ts'

const NOW_MS = Date.UTC(2026, 2, 11, 4)
const SHOPS = Array.from({ length: 5_000 }, (_, number) => inventShop(number, 'demo-11', NOW_MS))

const plain = {
  industry: 'womenswear',
  trademark: 'none',
  taxpayer: 'small',
  hasLoans: false,
  violations: { general: 0, severe: 0, counterfeit: 0 },
} as const

it('a sold shop of the demonstration has a sale after it was put up, for what was asked or somewhat less', () => {
  for (const [number, shop] of SHOPS.entries()) {
    const [sale] = inventSale(number, shop, NOW_MS)
    expect(sale === undefined).toBe(shop.status !== 'sold')
    if (sale === undefined) continue
    expect(sale.soldAt > shop.publishedAt && sale.soldAt <= NOW_MS - MINUTE_MS / 100).toBe(true)
    expect(sale.priceFen / shop.priceFen).toBeGreaterThan(0.85)
    expect(sale.priceFen / shop.priceFen).toBeLessThanOrEqual(1.05)
  }
})

describeOnEachEngine('The sales of the demonstration', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
    const sold = SHOPS.filter(({ status }) => status === 'sold')
    await putShops(db, sold)
    await putPastSales(
      db,
      SHOPS.flatMap((shop, number) => inventSale(number, shop, NOW_MS)),
    )
  })

  it('give a price and five sold shops for every kind of shop on every platform (VAL-4, VAL-6)', async () => {
    for (const { id: platform } of publicPlatforms())
      for (const [kind] of mixOf(platform).kinds) {
        const shop: ShopToValue = { ...plain, platform, kind }
        const sales = await readSalesNear(shop, (_key, of) => readSales(db, of))
        const { estimate, comparables } = valueShop(shop, sales, NOW_MS)
        expect(estimate, `${platform} ${kind}`).not.toBeNull()
        expect(comparables, `${platform} ${kind}`).toHaveLength(5)
      }
  })

  it('lie in the range that a valuation without them names, about two of three (VAL-3, VAL-7)', async () => {
    const isWithin: boolean[] = []
    for (const { id: platform } of publicPlatforms()) {
      const sales = await readSales(db, { platform })
      for (const sale of sales) {
        const others = sales.filter((other) => other !== sale)
        const { estimate } = valueShop(sale.shop, others, NOW_MS)
        isWithin.push(estimate !== null && sale.priceFen >= estimate.lowFen && sale.priceFen <= estimate.highFen)
      }
    }
    expect(isWithin.length).toBeGreaterThan(200)
    const share = isWithin.filter(Boolean).length / isWithin.length
    expect(share).toBeGreaterThan(0.6)
    expect(share).toBeLessThan(0.8)
  })
})
