import { describe, expect, it } from 'vitest'
import type { ShopId } from '../../../src/catalog/index.ts'
import { HOUR_MS } from '../../../src/kernel/index.ts'
import { exampleShop } from '../../example-shop.ts'
import { everyItem, reasonOf, valueOf } from '../../fixture-steps.ts'
import type { OpenFixture } from '../../fixture.ts'
import { withFixture } from '../../with-fixture.ts'

export function sellersContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Sellers contract`, () => {
    const fixture = withFixture(open)
    const [first, second, third] = [0, 1, 2].map((at) => () => fixture().shopIds[at] as ShopId) as [
      () => ShopId,
      () => ShopId,
      () => ShopId,
    ]
    const profile = async () => valueOf(await fixture().openDevice().sellers.profileOf(first()))

    it('tells a visitor a masked name, and no mobile and no whole name (SHP-1)', async () => {
      const { seller } = fixture()
      const { name: shown, ...rest } = await profile()
      expect(shown).toContain('**')
      expect(JSON.stringify([shown, rest])).not.toContain(seller.username)
      expect(JSON.stringify([shown, rest])).not.toContain(seller.mobile)
      const shop = valueOf(await fixture().openDevice().catalog.detail(first()))
      expect(shop.sellerName).toBe(shown)
    })

    it('tells whether the operator knows who the seller is (SHP-2)', async () => {
      const { verifiedAs, onSale, deals } = await profile()
      expect(verifiedAs).toBeNull()
      expect(onSale).toBe(fixture().shopIds.length)
      await fixture().recordSale(second(), { priceFen: 1_000_000, soldAt: fixture().now() - HOUR_MS })
      await fixture().advance(2 * HOUR_MS)
      expect((await profile()).deals).toBe(deals + 1)
    })

    it('tells how fast the seller answers offers, once they answered three (SHP-3)', async () => {
      const { buyer, secondBuyer, seller } = fixture()
      const asked: readonly (readonly [typeof buyer, ShopId])[] = [
        [buyer, first()],
        [buyer, second()],
        [secondBuyer, first()],
        [secondBuyer, third()],
      ]
      for (const [at, [person, shopId]] of asked.entries()) {
        const { priceFen } = valueOf(await person.device.catalog.detail(shopId))
        const draft = { shopId, askedFen: priceFen, offeredFen: Math.floor(priceFen * 0.9) }
        const offer = valueOf(await person.device.priceOffers.make(draft))
        if (at === 3) continue
        await fixture().advance(HOUR_MS)
        await seller.device.priceOffers.answer(offer.id, { kind: 'refuse' })
      }
      await fixture().advance(2 * HOUR_MS)
      const { response } = await profile()
      expect(response).toMatchObject({ answered: 3, asked: 3 })
      expect(Math.abs((response?.medianMs ?? 0) - HOUR_MS)).toBeLessThan(60_000)
    })

    it('lists the shops of a seller on sale and those sold, each once (SHP-4)', async () => {
      const sold = exampleShop(1, { status: 'sold' })
      await fixture().relist(sold)
      const { sellers } = fixture().openDevice()
      const onSale = await everyItem((cursor) => sellers.shopsOf(second(), 'on-sale', cursor))
      expect(onSale.map(({ id }) => id).toSorted()).toEqual(
        fixture()
          .shopIds.filter((id) => id !== sold.id)
          .toSorted(),
      )
      const done = await everyItem((cursor) => sellers.shopsOf(second(), 'sold', cursor))
      expect(done.map(({ id }) => id)).toEqual([sold.id])
    })

    it('tells nothing by a shop that visitors cannot see (SHP-4)', async () => {
      await fixture().relist(exampleShop(1, { status: 'withdrawn' }))
      const { sellers } = fixture().openDevice()
      for (const id of ['shop-0001', 'never-was'] as ShopId[]) {
        expect(reasonOf(await sellers.profileOf(id))).toBe('not-found')
        expect(reasonOf(await sellers.shopsOf(id, 'on-sale', null))).toBe('not-found')
      }
    })
  })
}
