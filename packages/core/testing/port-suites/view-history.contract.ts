import { describe, expect, it } from 'vitest'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person } from '../fixture.ts'

const seenBy = async ({ device }: Person) =>
  (await everyItem((cursor) => device.viewHistory.list(cursor))).map(({ id }) => id)

export function viewHistoryContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the ViewHistory contract`, () => {
    const fixture = withFixture(open)

    it('begins empty, and shows the last viewed shop first and none twice (ACC-3)', async () => {
      const { buyer, shopIds } = fixture()
      expect(await seenBy(buyer)).toEqual([])
      const looked = shopIds.slice(0, 12)
      for (const id of [...looked, ...looked.slice(0, 1)]) {
        await fixture().advance(1000)
        valueOf(await buyer.device.catalog.detail(id))
      }
      expect(await seenBy(buyer)).toEqual([...looked.slice(0, 1), ...looked.slice(1).toReversed()])
    })

    it("is each person's own, and can be cleared (ACC-3)", async () => {
      const { buyer, secondBuyer, shopIds } = fixture()
      for (const person of [buyer, secondBuyer])
        valueOf(await person.device.catalog.detail(shopIds[0] ?? ('' as never)))
      valueOf(await buyer.device.viewHistory.clear())
      expect(await seenBy(buyer)).toEqual([])
      expect(await seenBy(secondBuyer)).toEqual(shopIds.slice(0, 1))
    })

    it('is for people who are logged in (ACC-3)', async () => {
      const { viewHistory } = fixture().openDevice()
      expect(reasonOf(await viewHistory.list(null))).toBe('login-required')
      expect(reasonOf(await viewHistory.clear())).toBe('login-required')
    })
  })
}
