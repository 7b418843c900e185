import { describe, expect, it } from 'vitest'
import type { Shop, ShopId } from '../../src/catalog/index.ts'
import { DAY_MS } from '../../src/kernel/index.ts'
import { exampleShop } from '../example-shop.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import type { OpenFixture } from '../fixture.ts'
import { withFixture } from '../with-fixture.ts'

const CATEGORY = { platform: 1, kind: 'flagship', industry: 'toys' } as const

export function insightsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Insights contract`, () => {
    const fixture = withFixture(open)
    const shelve = async (number: number, change: Partial<Shop> = {}) => {
      const shop = exampleShop(number, { ...CATEGORY, priceFen: 1_000_000 + number * 100_000, ...change })
      await fixture().relist(shop)
      return shop
    }
    const contextOf = async (id: ShopId) => valueOf(await fixture().openDevice().insights.contextOf(id))

    it('compares a shop with similar ones on sale, and not with itself or with sold ones (CHT-2)', async () => {
      for (let number = 1; number <= 6; number += 1) await shelve(number)
      await shelve(7, { status: 'sold' })
      const { circle, shops, prices, turnoverByMonth, ratings } = await contextOf('shop-0001' as ShopId)
      expect({ circle, shops, prices }).toMatchObject({
        circle: 'kind',
        shops: 5,
        prices: { count: 5, lowFen: 1_200_000, medianFen: 1_400_000, highFen: 1_600_000 },
      })
      expect(turnoverByMonth).toEqual([
        { month: '2026-01', medianFen: 17_000_000, shops: 5 },
        { month: '2026-02', medianFen: 19_000_000, shops: 5 },
      ])
      expect(ratings).toMatchObject({ service: 4.7, delivery: 4.8 })
    })

    it('names the first price of a shop and each later one (CHT-3)', async () => {
      const { id, publishedAt } = await shelve(1)
      const before = (await contextOf(id)).priceHistory
      expect(before.at(-1)?.priceFen).toBe(1_100_000)
      await fixture().advance(1000)
      const changedAt = fixture().now()
      await shelve(1, { priceFen: 900_000 })
      const { priceHistory } = await contextOf(id)
      expect(priceHistory.slice(-2).map(({ priceFen }) => priceFen)).toEqual([1_100_000, 900_000])
      expect(priceHistory[0]?.at).toBeLessThanOrEqual(publishedAt)
      expect(priceHistory.at(-1)?.at).toBeGreaterThanOrEqual(changedAt)
    })

    it('tells by month what shops of its platform and industry were sold for (CHT-4)', async () => {
      const { id } = await shelve(1)
      for (const [number, priceFen] of [
        [2, 800_000],
        [3, 700_000],
      ] as const) {
        const sold = await shelve(number, { status: 'sold', kind: 'personal' })
        await fixture().recordSale(sold.id, { priceFen, soldAt: fixture().now() - 2 * DAY_MS })
      }
      const other = await shelve(4, { status: 'sold', industry: 'food' })
      await fixture().recordSale(other.id, { priceFen: 1, soldAt: fixture().now() - 2 * DAY_MS })
      const { salesByMonth } = await contextOf(id)
      expect(salesByMonth).toHaveLength(12)
      expect(salesByMonth.at(-1)).toMatchObject({ spread: null, pricesFen: [700_000, 800_000] })
    })

    it('tells nothing of a shop that visitors cannot see (CHT-5)', async () => {
      const { insights } = fixture().openDevice()
      const hidden = await shelve(1, { status: 'withdrawn' })
      for (const id of [hidden.id, 'never-was' as ShopId])
        expect(reasonOf(await insights.contextOf(id))).toBe('not-found')
    })
  })
}
