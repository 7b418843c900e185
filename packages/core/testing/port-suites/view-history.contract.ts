import { describe, expect, it } from 'vitest'
import type { ShopId, ViewedShop } from '../../src/catalog/index.ts'
import { DAY_MS } from '../../src/kernel/index.ts'
import { everyItem, valueOf } from '../fixture-steps.ts'
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

    it('takes what was looked at before the login, each shop by its later look and none in the future (CAT-30)', async () => {
      const { buyer, secondBuyer, shopIds } = fixture()
      const [first, second, third] = shopIds as readonly [ShopId, ShopId, ShopId]
      const nowMs = fixture().now()
      valueOf(await buyer.device.catalog.detail(first))
      const merge = (viewed: readonly ViewedShop[]) => buyer.device.viewHistory.merge(viewed)
      valueOf(
        await merge([
          { shopId: second, viewedAt: nowMs - 1_000 },
          { shopId: third, viewedAt: nowMs - 2_000 },
          { shopId: first, viewedAt: nowMs - 3_000 },
          { shopId: 'no-such-shop' as ShopId, viewedAt: nowMs },
        ]),
      )
      expect(await seenBy(buyer)).toEqual([first, second, third])
      await fixture().advance(1_000)
      valueOf(await merge([{ shopId: third, viewedAt: nowMs + 500 }]))
      expect(await seenBy(buyer)).toEqual([third, first, second])
      valueOf(await merge([{ shopId: second, viewedAt: nowMs + DAY_MS }]))
      await fixture().advance(1_000)
      valueOf(await buyer.device.catalog.detail(first))
      expect(await seenBy(buyer)).toEqual([first, second, third])
      expect(await seenBy(secondBuyer)).toEqual([])
    })
  })
}
