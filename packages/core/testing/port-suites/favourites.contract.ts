import { describe, expect, it } from 'vitest'
import type { ShopId } from '../../src/catalog/index.ts'
import { everyItem, reasonOf, valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld, Person } from '../world.ts'

const keptBy = async ({ device }: Person) => (await everyItem((cursor) => device.favourites.list(cursor))).map(({ id }) => id)

export function favouritesContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the Favourites contract`, () => {
    const world = withWorld(open)

    it('[ACC-1] keeps a shop once, however often it is added', async () => {
      const { buyer, shopIds } = world()
      const [id = '' as ShopId] = shopIds
      expect(valueOf(await buyer.device.favourites.has(id))).toBe(false)
      for (let time = 0; time < 2; time += 1) valueOf(await buyer.device.favourites.add(id))
      expect(valueOf(await buyer.device.favourites.has(id))).toBe(true)
      expect(await keptBy(buyer)).toEqual([id])
    })

    it('[ACC-1] lets a shop go, and does not mind when it was not there', async () => {
      const { buyer, shopIds } = world()
      const [id = '' as ShopId] = shopIds
      valueOf(await buyer.device.favourites.add(id))
      for (let time = 0; time < 2; time += 1) valueOf(await buyer.device.favourites.remove(id))
      expect(await keptBy(buyer)).toEqual([])
    })

    it('[ACC-2] lists the last one added first, over all pages', async () => {
      const { buyer, shopIds } = world()
      const added = shopIds.slice(0, 23)
      for (const id of added) {
        await world().advance(1000)
        valueOf(await buyer.device.favourites.add(id))
      }
      expect(await keptBy(buyer)).toEqual(added.toReversed())
    })

    it('[ACC-2] knows no shop that does not exist', async () => {
      expect(reasonOf(await world().buyer.device.favourites.add('no-such-shop' as ShopId))).toBe('not-found')
      expect(await keptBy(world().buyer)).toEqual([])
    })

    it("[ACC-3] is each person's own, and for people who are logged in", async () => {
      const { buyer, secondBuyer, shopIds } = world()
      const [id = '' as ShopId] = shopIds
      valueOf(await buyer.device.favourites.add(id))
      expect(await keptBy(secondBuyer)).toEqual([])
      const { favourites } = world().openDevice()
      for (const answer of [favourites.list(null), favourites.has(id), favourites.add(id), favourites.remove(id)]) {
        expect(reasonOf(await answer)).toBe('login-required')
      }
    })
  })
}
