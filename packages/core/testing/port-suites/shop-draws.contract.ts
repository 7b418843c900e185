import { describe, expect, it } from 'vitest'
import type { ShopId } from '../../src/catalog/index.ts'
import { valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { Device, OpenFixture } from '../fixture.ts'

export function shopDrawsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the ShopDraws contract`, () => {
    const fixture = withFixture(open)
    const draw = async (
      { shopDraws }: Device,
      {
        viewed = [],
        without = [],
        seed = 7,
      }: { viewed?: readonly ShopId[]; without?: readonly ShopId[]; seed?: number },
    ) => valueOf(await shopDraws.draw({ viewed, without, seed }))

    it('draws three shops on sale, the same for the same seed, and others for another (SHK-1)', async () => {
      const device = fixture().openDevice()
      const drawn = await draw(device, {})
      expect(drawn).toHaveLength(3)
      expect(drawn.every(({ shop, viewedCount }) => shop.status === 'on-sale' && viewedCount === 0)).toBe(true)
      expect(await draw(device, {})).toEqual(drawn)
      const others = await Promise.all([1, 2, 3, 4].map((seed) => draw(device, { seed })))
      expect(new Set(others.map((three) => three.map(({ shop }) => shop.id).join())).size).toBeGreaterThan(1)
    })

    it('never draws a shop again that was drawn or viewed, to the end of the market (SHK-2)', async () => {
      const device = fixture().openDevice()
      const [viewed] = fixture().shopIds
      const without: ShopId[] = []
      for (let seed = 0; seed < 200; seed += 1) {
        const drawn = await draw(device, {
          viewed: viewed === undefined ? [] : [viewed],
          without: without.slice(-150),
          seed,
        })
        if (drawn.length === 0) break
        for (const { shop } of drawn) {
          expect([...without, viewed]).not.toContain(shop.id)
          without.push(shop.id)
        }
      }
      expect(without.length).toBeGreaterThan(20)
    })

    it('draws what is like what was viewed, on this device or by this person, and says in what (SHK-1, SHK-3)', async () => {
      const { buyer, openDevice } = fixture()
      const id = fixture().shopIds[3] ?? ('' as ShopId)
      const model = valueOf(await buyer.device.catalog.detail(id))
      for (const drawn of [await draw(openDevice(), { viewed: [id] }), await draw(buyer.device, {})]) {
        expect(drawn.length).toBe(3)
        for (const { shop, reason, viewedCount } of drawn) {
          expect(viewedCount).toBe(1)
          if (reason === 'platform') expect(shop.platform).toBe(model.platform)
          if (reason === 'industry') expect(shop.industry).toBe(model.industry)
          expect(['industry-and-platform', 'industry', 'platform', 'price']).toContain(reason)
        }
      }
    })

    it("draws none of a person's own shops (SHK-1)", async () => {
      const { seller, shopIds } = fixture()
      for (const seed of [1, 2, 3])
        for (const { shop } of await draw(seller.device, { seed })) expect(shopIds).not.toContain(shop.id)
    })
  })
}
