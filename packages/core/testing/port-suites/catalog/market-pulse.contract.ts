import { describe, expect, it } from 'vitest'
import { NO_FILTER, type ShopCard, type ShopId } from '../../../src/catalog/index.ts'
import { everyItem, valueOf } from '../../fixture-steps.ts'
import type { OpenFixture } from '../../fixture.ts'
import { withFixture } from '../../with-fixture.ts'

export function marketPulseContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the MarketPulse contract`, () => {
    const fixture = withFixture(open)
    const firstShop = async () => {
      const [id] = fixture().shopIds
      if (id === undefined) throw new Error('No shop is on sale')
      return valueOf(await fixture().openDevice().catalog.detail(id))
    }

    it('tells of a shop that became cheaper what it asked before, and of one that became dearer nothing (RET-1)', async () => {
      const { marketPulse } = fixture().openDevice()
      const shop = await firstShop()
      const falls = async () => valueOf(await marketPulse.priceFalls()).filter((fall) => fall.shop.id === shop.id)
      expect(await falls()).toEqual([])
      await fixture().advance(60_000)
      await fixture().relist({ ...shop, priceFen: shop.priceFen - 100 })
      await fixture().advance(60_000)
      const [fall] = await falls()
      expect(fall).toMatchObject({ fromFen: shop.priceFen, shop: { priceFen: shop.priceFen - 100 } })
      await fixture().relist({ ...shop, priceFen: shop.priceFen + 100 })
      await fixture().advance(60_000)
      expect(await falls()).toEqual([])
    })

    it('shows shops by their ids as they are now, in the order asked, without what does not exist (RET-4)', async () => {
      const { marketPulse } = fixture().openDevice()
      const ids = fixture().shopIds.slice(0, 3).toReversed()
      const shown = valueOf(await marketPulse.shops(['no-such-shop' as ShopId, ...ids]))
      expect(shown.map(({ id }) => id)).toEqual(ids)
      expect(valueOf(await marketPulse.shops([]))).toEqual([])
    })

    it('counts for a sum exactly the shops that a list up to that price holds, with examples of them (RET-2)', async () => {
      const { catalog, marketPulse } = fixture().openDevice()
      const byPrice = await everyItem((cursor) => catalog.list({ sort: 'price-up' }, cursor))
      const maxPriceFen = byPrice[Math.floor(byPrice.length / 2)]?.priceFen ?? 0
      const within = valueOf(await marketPulse.shopsWithin(maxPriceFen))
      expect(within.shopCount).toBe(byPrice.filter(({ priceFen }) => priceFen <= maxPriceFen).length)
      expect(within.groups.length).toBeGreaterThan(0)
      for (const { platform, kind, shopCount, nearCount, fromFen, examples } of within.groups) {
        const listed = await everyItem((cursor) =>
          catalog.list({ ...NO_FILTER, platforms: [platform], kinds: [kind], maxPriceFen }, cursor),
        )
        expect(shopCount).toBe(listed.length)
        expect(fromFen).toBe(Math.min(...listed.map(({ priceFen }) => priceFen)))
        const near = listed.filter(({ priceFen }) => priceFen * 2 >= maxPriceFen)
        expect(nearCount).toBe(near.length)
        expect(examples.length).toBe(Math.min(2, near.length === 0 ? listed.length : near.length))
        const ids = new Set(listed.map(({ id }) => id))
        expect(examples.every(({ id }: ShopCard) => ids.has(id))).toBe(true)
      }
      expect(valueOf(await marketPulse.shopsWithin(0))).toEqual({ shopCount: 0, groups: [] })
    })
  })
}
