import { describe, expect, it } from 'vitest'
import { everyItem, reasonOf, valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld, Person } from '../world.ts'

const seenBy = async ({ device }: Person) => (await everyItem((cursor) => device.viewHistory.list(cursor))).map(({ id }) => id)

export function viewHistoryContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the ViewHistory contract`, () => {
    const world = withWorld(open)

    it('[CAT-22] begins empty, and shows the last shop looked at first and none twice', async () => {
      const { buyer, shopIds } = world()
      expect(await seenBy(buyer)).toEqual([])
      const looked = shopIds.slice(0, 12)
      for (const id of [...looked, ...looked.slice(0, 1)]) {
        await world().advance(1000)
        valueOf(await buyer.device.catalog.detail(id))
      }
      expect(await seenBy(buyer)).toEqual([...looked.slice(0, 1), ...looked.slice(1).toReversed()])
    })

    it("[CAT-22] is each person's own, and can be cleared", async () => {
      const { buyer, secondBuyer, shopIds } = world()
      for (const person of [buyer, secondBuyer]) valueOf(await person.device.catalog.detail(shopIds[0] ?? ('' as never)))
      valueOf(await buyer.device.viewHistory.clear())
      expect(await seenBy(buyer)).toEqual([])
      expect(await seenBy(secondBuyer)).toEqual(shopIds.slice(0, 1))
    })

    it('[CAT-22] is for people who are logged in', async () => {
      const { viewHistory } = world().openDevice()
      expect(reasonOf(await viewHistory.list(null))).toBe('login-required')
      expect(reasonOf(await viewHistory.clear())).toBe('login-required')
    })
  })
}
