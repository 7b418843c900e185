import { describe, expect, it } from 'vitest'
import type { ShopId } from '../../src/catalog/index.ts'
import { HOUR_MS } from '../../src/kernel/index.ts'
import { OFFER_VALID_HOURS, TERMS_VERSION, type ShownOffer } from '../../src/orders/index.ts'
import type { OpenFixture, Person } from '../fixture.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { makeReadyToPay } from '../paid-order.ts'
import { withFixture } from '../with-fixture.ts'

const VALID_MS = OFFER_VALID_HOURS * HOUR_MS

export function bargainsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the PriceOffers contract of a bargain`, () => {
    const fixture = withFixture(open)
    const shopAt = (place: number): ShopId => fixture().shopIds[place] ?? ('' as ShopId)
    /** An offer of so many hundredths of the asked price. */
    const made = async (person: Person = fixture().buyer, hundredths = 90, place = 0): Promise<ShownOffer> => {
      const shopId = shopAt(place)
      const { priceFen: askedFen } = valueOf(await person.device.catalog.detail(shopId))
      const offeredFen = Math.floor((askedFen * hundredths) / 100)
      return valueOf(await person.device.priceOffers.make({ shopId, askedFen, offeredFen }))
    }
    const accept = (acceptFen: number) => ({ kind: 'accept', acceptFen }) as const
    const order = (person: Person, priceFen: number, key: string) =>
      person.device.orders.place({ shopId: shopAt(0), plan: 'full', priceFen, termsVersion: TERMS_VERSION }, key)

    it('a seller’s price is answered by the buyer, whose next one the seller may take (OFR-2, OFR-14, OFR-15)', async () => {
      const { buyer, seller } = fixture()
      const offer = await made(buyer, 80)
      const say = (person: Person, counterFen: number) =>
        person.device.priceOffers.answer(offer.id, { kind: 'counter', counterFen })
      const counterFen = offer.offeredFen + 1000
      expect(valueOf(await say(seller, counterFen))).toMatchObject({ status: 'countered', counterFen, agreedFen: null })
      expect(reasonOf(await order(buyer, counterFen, 'key-number-1'))).toBe('terms-changed')
      expect(reasonOf(await seller.device.priceOffers.answer(offer.id, accept(counterFen)))).toBe('offer-closed')
      expect(reasonOf(await say(buyer, counterFen))).toBe('bad-parameter')
      await fixture().advance(1000)
      const back = valueOf(await say(buyer, counterFen - 100))
      expect(back).toMatchObject({ role: 'buyer', status: 'open', offeredFen: counterFen - 100, counterFen })
      expect(reasonOf(await say(seller, counterFen))).toBe('bad-parameter')
      const agreed = valueOf(await seller.device.priceOffers.answer(offer.id, accept(counterFen - 100)))
      expect(agreed).toMatchObject({ status: 'accepted', answeredBy: 'seller', agreedFen: counterFen - 100 })
      const ofBuyer = valueOf(await buyer.device.priceOffers.thread(offer.id))
      const ofSeller = valueOf(await seller.device.priceOffers.thread(offer.id))
      expect(ofBuyer.steps.map(({ kind, side, fen }) => [kind, side, fen])).toEqual([
        ['offer', 'buyer', offer.offeredFen],
        ['counter', 'seller', counterFen],
        ['counter', 'buyer', counterFen - 100],
        ['accept', 'seller', counterFen - 100],
      ])
      expect(ofBuyer.steps.map(({ at }) => at).toSorted((one, next) => one - next)).toEqual(
        ofBuyer.steps.map(({ at }) => at),
      )
      expect(ofSeller).toEqual({ ...ofBuyer, offer: agreed })
      expect(ofBuyer).toMatchObject({ offer: { ...agreed, role: 'buyer' }, priceFen: offer.askedFen })
      expect(valueOf(await order(buyer, counterFen - 100, 'key-number-2')).priceFen).toBe(counterFen - 100)
    })

    it('the buyer’s own next offer by the first call answers the seller’s price in the same thread (OFR-14)', async () => {
      const { buyer, seller } = fixture()
      const offer = await made(buyer, 80)
      valueOf(await seller.device.priceOffers.answer(offer.id, { kind: 'counter', counterFen: offer.askedFen - 1 }))
      const next = await made(buyer, 90)
      expect(next).toMatchObject({ id: offer.id, status: 'open', counterFen: offer.askedFen - 1 })
      expect(await made(buyer, 90)).toEqual(next)
      expect(valueOf(await buyer.device.priceOffers.thread(offer.id)).steps).toHaveLength(3)
    })

    it('agreed prices are listed for their buyer, while they hold and until the order is placed (OFR-18)', async () => {
      const { buyer, secondBuyer, seller } = fixture()
      const agreedOf = async (person: Person) => valueOf(await person.device.priceOffers.agreed())
      const offer = await made()
      await made(buyer, 80, 1)
      expect(await agreedOf(buyer)).toEqual([])
      const { answeredAt, agreedFen } = valueOf(
        await seller.device.priceOffers.answer(offer.id, accept(offer.offeredFen)),
      )
      expect(await agreedOf(buyer)).toEqual([{ shopId: shopAt(0), agreedFen, until: (answeredAt ?? 0) + VALID_MS }])
      expect([await agreedOf(secondBuyer), await agreedOf(seller)]).toEqual([[], []])
      await makeReadyToPay(fixture(), buyer)
      valueOf(await order(buyer, offer.offeredFen, 'key-to-order'))
      expect(await agreedOf(buyer)).toEqual([])
    })
  })
}
