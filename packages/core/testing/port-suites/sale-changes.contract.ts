import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../src/kernel/index.ts'
import { MAX_PRICE_CHANGES_A_DAY, SALE_DAYS, type OwnListingDetail, type SaleAct } from '../../src/selling/index.ts'
import { aListableForm } from '../a-listable-form.ts'
import { aSellForm } from '../a-sell-form.ts'
import type { Device, OpenFixture } from '../fixture.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'

const shopsOf = ({ selling }: Device) => everyItem((cursor) => selling.list(null, cursor))
const accepted = { kind: 'accept' } as const

export function saleChangesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Selling contract for changes`, () => {
    const fixture = withFixture(open)
    const sellOne = async (change = {}, by = fixture().buyer): Promise<OwnListingDetail> =>
      valueOf(
        await by.device.selling.submit(await aListableForm(fixture(), by, change), `sell-${JSON.stringify(change)}`),
      )
    const onSale = async (change = {}): Promise<OwnListingDetail> => {
      const { id, revision } = await sellOne(change)
      valueOf(await fixture().reviewListing(id, revision, accepted))
      return valueOf(await fixture().buyer.device.selling.find(id))
    }

    it('changes a price at once, and refuses the same one, a senseless one, and too many a day (SEL-10, SEL-11)', async () => {
      const { buyer, openDevice } = fixture()
      const { selling } = buyer.device
      let { id, revision } = await onSale()
      for (const priceFen of [16_800_000, 0, 9_999])
        expect(reasonOf(await selling.changePrice(id, revision, priceFen))).toBe('bad-parameter')
      for (let times = 1; times <= MAX_PRICE_CHANGES_A_DAY; times += 1)
        ({ id, revision } = valueOf(await selling.changePrice(id, revision, 16_800_000 - times * 100_000)))
      expect(valueOf(await openDevice().catalog.detail(id))).toMatchObject({ status: 'on-sale', priceFen: 16_500_000 })
      expect(reasonOf(await selling.changePrice(id, revision, 10_000_000))).toBe('too-many')
      await fixture().advance(DAY_MS + 1)
      valueOf(await selling.changePrice(id, revision, 10_000_000))
    })

    it('pauses, shows again, withdraws and hands in again, each from where it can be done (SEL-12)', async () => {
      const { buyer, openDevice } = fixture()
      const { selling } = buyer.device
      const { id } = await onSale()
      const press = async (act: SaleAct) => selling.act(id, valueOf(await selling.find(id)).revision, act)
      const isFound = async () => (await openDevice().catalog.detail(id)).ok
      expect(reasonOf(await press('resume'))).toBe('changed-elsewhere')
      expect([valueOf(await press('pause')).stage, await isFound()]).toEqual(['paused', false])
      expect([valueOf(await press('resume')).stage, await isFound()]).toEqual(['on-sale', true])
      expect([valueOf(await press('withdraw')).stage, await isFound()]).toEqual(['withdrawn', false])
      expect(reasonOf(await press('pause'))).toBe('changed-elsewhere')
      expect([valueOf(await press('resubmit')).stage, await isFound()]).toEqual(['under-review', false])
    })

    it('overwrites nothing that another phone has changed meanwhile (SEL-13)', async () => {
      const { buyer } = fixture()
      const { selling } = buyer.device
      const { id, revision } = await onSale()
      valueOf(await selling.changePrice(id, revision, 15_000_000))
      for (const late of [
        selling.changePrice(id, revision, 14_000_000),
        selling.act(id, revision, 'withdraw'),
        selling.change(id, revision, aSellForm({ price: '1000' })),
      ])
        expect(reasonOf(await late)).toBe('changed-elsewhere')
      expect(valueOf(await selling.find(id)).card.priceFen).toBe(15_000_000)
    })

    it('answers another person’s listing like one that never was (SEL-15)', async () => {
      const { seller } = fixture()
      const { id, revision } = await onSale()
      for (const shopId of [id, 'never-was' as typeof id]) {
        const { selling } = seller.device
        for (const answer of [
          selling.find(shopId),
          selling.changePrice(shopId, revision, 1_000_000),
          selling.act(shopId, revision, 'withdraw'),
          selling.change(shopId, revision, aSellForm()),
        ])
          expect(await answer).toMatchObject({ ok: false, failure: { reason: 'not-found' } })
      }
    })

    it('lists one’s own shops by what there is to do with them, each once over all pages (SEL-16)', async () => {
      const { seller, shopIds } = fixture()
      const { selling } = seller.device
      expect((await shopsOf(seller.device)).map(({ id }) => id).toSorted()).toEqual([...shopIds].toSorted())
      const sent = await sellOne({}, seller)
      const groupOf = async (group: 'selling' | 'review' | 'ended') =>
        (await everyItem((cursor) => selling.list(group, cursor))).map(({ id }) => id)
      expect(await groupOf('review')).toEqual([sent.id])
      valueOf(await selling.act(sent.id, sent.revision, 'withdraw'))
      expect([await groupOf('review'), await groupOf('ended')]).toEqual([[], [sent.id]])
      const [first] = shopIds
      if (first !== undefined) valueOf(await selling.act(first, 0, 'pause'))
      expect((await groupOf('selling')).length).toBe(shopIds.length)
    })

    it('counts who kept a shop, offered for it and ordered it, day by day (SEL-17)', async () => {
      const { secondBuyer, buyer } = fixture()
      const { id, card } = await onSale()
      valueOf(await secondBuyer.device.favourites.add(id))
      valueOf(
        await secondBuyer.device.priceOffers.make({ shopId: id, askedFen: card.priceFen, offeredFen: 15_000_000 }),
      )
      const { counts, days } = valueOf(await buyer.device.selling.find(id))
      expect(counts).toMatchObject({ favourites: 1, offers: 1, orders: 0 })
      expect([days.length, days.at(-1)?.offers, days.at(-1)?.orders]).toEqual([SALE_DAYS, 1, 0])
    })
  })
}
