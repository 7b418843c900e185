import { describe, expect, it } from 'vitest'
import type { ShopId } from '../../src/catalog/index.ts'
import { DAY_MS } from '../../src/kernel/index.ts'
import { MAX_VALUATION_RECORDS, type ShopToValue } from '../../src/valuation/index.ts'
import { EXAMPLE_SHOP_TO_VALUE } from '../example-shop-to-value.ts'
import { everyItem, valueOf } from '../fixture-steps.ts'
import type { Fixture, OpenFixture } from '../fixture.ts'
import { paidOrder } from '../paid-order.ts'
import { withFixture } from '../with-fixture.ts'

const SHOP: ShopToValue = { ...EXAMPLE_SHOP_TO_VALUE, violations: { general: 2, severe: 0, counterfeit: 0 } }

async function sellSome(fixture: Fixture): Promise<void> {
  for (const [at, shopId] of fixture.shopIds.slice(0, 8).entries())
    await fixture.recordSale(shopId, { priceFen: 8_000_000 + at * 100_000, soldAt: fixture.now() - (at + 1) * DAY_MS })
}

export function valuationsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Valuations contract`, () => {
    const fixture = withFixture(open)
    const recordsOf = (device: Fixture['buyer']['device']) => everyItem((cursor) => device.valuations.records(cursor))

    it('names no price where nothing was sold here, and says so (VAL-4)', async () => {
      expect(valueOf(await fixture().openDevice().valuations.value(SHOP))).toMatchObject({
        estimate: null,
        comparables: [],
        confidence: { level: 'low', salesCount: 0 },
      })
    })

    it('values a shop by what was sold here, with steps that sum to the price and shops that were sold (VAL-2, VAL-6)', async () => {
      await sellSome(fixture())
      const valuation = valueOf(await fixture().openDevice().valuations.value(SHOP))
      const { estimate, comparables, confidence } = valuation
      expect(valuation.asOf).toBe(fixture().now())
      expect(estimate?.steps.reduce((sum, { fen }) => sum + fen, estimate.baseFen)).toBe(estimate?.likelyFen)
      expect(comparables).toHaveLength(5)
      const sold = fixture().shopIds.slice(0, 8)
      expect(comparables.every(({ shopId }) => sold.includes(shopId))).toBe(true)
      for (const { soldAt, priceFen } of comparables) {
        expect(soldAt).toBeLessThan(fixture().now())
        expect(priceFen).toBeGreaterThanOrEqual(8_000_000)
      }
      expect(confidence.salesCount).toBeGreaterThanOrEqual(5)
    })

    it('counts an order that was completed as a sale, at its price and on its day (VAL-14)', async () => {
      const { buyer, completeOrder, openDevice } = fixture()
      const order = await paidOrder(fixture())
      await completeOrder(order.id)
      const { comparables, confidence } = valueOf(
        await openDevice().valuations.value({ ...SHOP, platform: order.shop.platform, kind: order.shop.kind }),
      )
      expect(confidence.salesCount).toBe(1)
      expect(comparables).toMatchObject([{ shopId: order.shop.id, priceFen: order.priceFen, soldAt: fixture().now() }])
      expect(valueOf(await buyer.device.catalog.detail(order.shop.id)).status).toBe('sold')
    })

    it('counts a sale of a shop that may not be seen any more as none (VAL-6)', async () => {
      const [id = '' as ShopId] = fixture().shopIds
      const shop = valueOf(await fixture().openDevice().catalog.detail(id))
      await fixture().recordSale(id, { priceFen: 8_000_000, soldAt: fixture().now() - DAY_MS })
      await fixture().relist({ ...shop, status: 'withdrawn' })
      const asked = { ...SHOP, platform: shop.platform, kind: shop.kind }
      expect(valueOf(await fixture().openDevice().valuations.value(asked)).confidence.salesCount).toBe(0)
    })

    it('keeps what a signed-in user asked, the last one first, the same shop once (VAL-11)', async () => {
      await sellSome(fixture())
      const { device } = fixture().buyer
      const other: ShopToValue = { ...SHOP, industry: 'food' }
      for (const shop of [SHOP, other, SHOP]) {
        await fixture().advance(1000)
        const { estimate } = valueOf(await device.valuations.valueAndKeep(shop))
        const [last] = await recordsOf(device)
        expect(last).toMatchObject({ shop, askedAt: fixture().now(), price: { likelyFen: estimate?.likelyFen } })
      }
      expect((await recordsOf(device)).map(({ shop }) => shop)).toEqual([SHOP, other])
    })

    it('keeps nothing of a visitor, of a look without keeping, and shows records to their person only (VAL-12)', async () => {
      const { buyer, secondBuyer, openDevice } = fixture()
      valueOf(await buyer.device.valuations.value(SHOP))
      valueOf(await openDevice().valuations.valueAndKeep(SHOP))
      expect(await recordsOf(buyer.device)).toEqual([])
      valueOf(await buyer.device.valuations.valueAndKeep(SHOP))
      expect(await recordsOf(secondBuyer.device)).toEqual([])
      expect(await openDevice().valuations.records(null)).toMatchObject({
        ok: false,
        failure: { kind: 'login-required' },
      })
    })

    it('keeps the last fifty of a person (VAL-13)', async () => {
      const { device } = fixture().buyer
      for (let years = 0; years <= MAX_VALUATION_RECORDS / 2; years += 1)
        for (const industry of ['food', 'toys'] as const) {
          await fixture().advance(1)
          valueOf(await device.valuations.valueAndKeep({ ...SHOP, industry, yearsOpen: years }))
        }
      const records = await recordsOf(device)
      expect(records).toHaveLength(MAX_VALUATION_RECORDS)
      expect(records[0]?.shop).toMatchObject({ industry: 'toys', yearsOpen: MAX_VALUATION_RECORDS / 2 })
      expect(records.some(({ shop }) => shop.yearsOpen === 0)).toBe(false)
    })
  })
}
