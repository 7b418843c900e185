import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../src/kernel/index.ts'
import { OFFER_VALID_HOURS } from '../../src/orders/index.ts'
import { aSellForm } from '../a-sell-form.ts'
import { aListableForm } from '../a-listable-form.ts'
import type { OpenFixture } from '../fixture.ts'
import { everyItem, valueOf } from '../fixture-steps.ts'
import { draftFor } from '../paid-order.ts'
import { withFixture } from '../with-fixture.ts'

export function ownFiguresContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Selling contract for what a seller is told of their own shops`, () => {
    const fixture = withFixture(open)
    /** A shop of the buyer's, accepted. */
    const onSale = async () => {
      const { selling } = fixture().buyer.device
      const { id, revision, card } = valueOf(
        await selling.submit(await aListableForm(fixture(), fixture().buyer), 'the-shop-of-the-buyer'),
      )
      valueOf(await fixture().reviewListing(id, revision, { kind: 'accept' }))
      return { id, selling, priceFen: card.priceFen }
    }
    const none = { views: 0, favourites: 0, openOffers: 0, hasOrder: false }

    it('tells a seller who saved a shop, and which offers wait for them, not those that were answered or lapsed (SEL-32)', async () => {
      const { buyer, secondBuyer, advance } = fixture()
      const { id, selling, priceFen } = await onSale()
      const figuresOf = async () => valueOf(await selling.figures())[0]
      const { revision } = valueOf(await selling.find(id))
      expect(valueOf(await selling.figures())).toEqual([{ id, stage: 'on-sale', revision, ...none }])
      valueOf(await secondBuyer.device.favourites.add(id))
      const { priceOffers } = secondBuyer.device
      const make = async (parts: number) =>
        valueOf(await priceOffers.make({ shopId: id, askedFen: priceFen, offeredFen: (priceFen / 100) * parts }))
      const offer = await make(80)
      expect(await figuresOf()).toMatchObject({ favourites: 1, openOffers: 1 })
      valueOf(await buyer.device.priceOffers.answer(offer.id, { kind: 'counter', counterFen: (priceFen / 100) * 95 }))
      expect(await figuresOf()).toMatchObject({ openOffers: 0 })
      valueOf(await priceOffers.answer(offer.id, { kind: 'counter', counterFen: (priceFen / 100) * 85 }))
      expect(await figuresOf()).toMatchObject({ openOffers: 1 })
      await advance(OFFER_VALID_HOURS * HOUR_MS)
      expect(await figuresOf()).toMatchObject({ openOffers: 1 })
      await advance(1)
      expect(await figuresOf()).toMatchObject({ favourites: 1, openOffers: 0 })
    })

    it('an offer whose buyer has ordered waits no more, and the order is told (SEL-32)', async () => {
      const { secondBuyer } = fixture()
      const { id, selling, priceFen } = await onSale()
      const { priceOffers, orders } = secondBuyer.device
      valueOf(await priceOffers.make({ shopId: id, askedFen: priceFen, offeredFen: (priceFen / 100) * 80 }))
      valueOf(await orders.place(await draftFor(secondBuyer, id), 'order-of-the-second-buyer'))
      expect(valueOf(await selling.figures())).toMatchObject([{ id, openOffers: 0, hasOrder: true }])
    })

    it('tells of shops on the market alone, the newest first, and follows what becomes of them (SEL-32)', async () => {
      const { seller, shopIds } = fixture()
      const { selling } = seller.device
      const listed = (await everyItem((cursor) => selling.list('selling', cursor))).map(({ id }) => id)
      expect(listed.toSorted()).toEqual([...shopIds].toSorted())
      const idsNow = async () => valueOf(await selling.figures()).map(({ id }) => id)
      expect(await idsNow()).toEqual(listed)
      const [first, ...others] = listed
      if (first === undefined) throw new Error('There is no shop')
      const paused = valueOf(await selling.act(first, 0, 'pause'))
      expect(await idsNow()).toEqual(others)
      valueOf(await selling.act(first, paused.revision, 'resume'))
      expect((await idsNow()).toSorted()).toEqual([...listed].toSorted())
      valueOf(await selling.submit(aSellForm(), 'one-more-shop'))
      expect(await idsNow()).toHaveLength(listed.length)
    })

    it('tells nothing of another person’s shops (SEL-34)', async () => {
      const { secondBuyer } = fixture()
      await onSale()
      expect(valueOf(await secondBuyer.device.selling.figures())).toEqual([])
    })
  })
}
