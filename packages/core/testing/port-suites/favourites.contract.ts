import { describe, expect, it } from 'vitest'
import type { ShopId } from '../../src/catalog/index.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person } from '../fixture.ts'

const favouritesOf = async ({ device }: Person) =>
  (await everyItem((cursor) => device.favourites.list(cursor))).map(({ id }) => id)

export function favouritesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Favourites contract`, () => {
    const fixture = withFixture(open)

    it('keeps a shop once, however often it is added (ACC-1)', async () => {
      const { buyer, shopIds } = fixture()
      const [id = '' as ShopId] = shopIds
      expect(valueOf(await buyer.device.favourites.has(id))).toBe(false)
      for (let time = 0; time < 2; time += 1) valueOf(await buyer.device.favourites.add(id))
      expect(valueOf(await buyer.device.favourites.has(id))).toBe(true)
      expect(await favouritesOf(buyer)).toEqual([id])
    })

    it('lets a shop go, and does not mind when it was not there (ACC-1)', async () => {
      const { buyer, shopIds } = fixture()
      const [id = '' as ShopId] = shopIds
      valueOf(await buyer.device.favourites.add(id))
      for (let time = 0; time < 2; time += 1) valueOf(await buyer.device.favourites.remove(id))
      expect(await favouritesOf(buyer)).toEqual([])
    })

    it('lists the last one added first, over all pages (ACC-1)', async () => {
      const { buyer, shopIds } = fixture()
      const added = shopIds.slice(0, 23)
      for (const id of added) {
        await fixture().advance(1000)
        valueOf(await buyer.device.favourites.add(id))
      }
      expect(await favouritesOf(buyer)).toEqual(added.toReversed())
    })

    it('knows no shop that does not exist (ACC-1)', async () => {
      expect(reasonOf(await fixture().buyer.device.favourites.add('no-such-shop' as ShopId))).toBe('not-found')
      expect(await favouritesOf(fixture().buyer)).toEqual([])
    })

    it("is each person's own (ACC-3)", async () => {
      const { buyer, secondBuyer, shopIds } = fixture()
      const [id = '' as ShopId] = shopIds
      valueOf(await buyer.device.favourites.add(id))
      expect(await favouritesOf(secondBuyer)).toEqual([])
    })
  })
}
