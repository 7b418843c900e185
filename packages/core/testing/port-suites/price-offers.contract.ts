import { describe, expect, it } from 'vitest'
import type { ShopId } from '../../src/catalog/index.ts'
import { HOUR_MS } from '../../src/kernel/index.ts'
import { OFFER_VALID_HOURS, TERMS_VERSION, type ShownOffer } from '../../src/orders/index.ts'
import { makeReadyToPay, payDue } from '../paid-order.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person } from '../fixture.ts'

const VALID_MS = OFFER_VALID_HOURS * HOUR_MS

export function priceOffersContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the PriceOffers contract`, () => {
    const fixture = withFixture(open)
    const shopAt = (place: number): ShopId => fixture().shopIds[place] ?? ('' as ShopId)
    const requestedFor = async (shopId: ShopId) => valueOf(await fixture().buyer.device.catalog.detail(shopId)).priceFen
    /** An offer of so many hundredths of the asked price. */
    const make = async (person: Person = fixture().buyer, hundredths = 90, place = 0) => {
      const askedFen = await requestedFor(shopAt(place))
      return person.device.priceOffers.make({
        shopId: shopAt(place),
        askedFen,
        offeredFen: Math.floor((askedFen * hundredths) / 100),
      })
    }
    const made = async (person?: Person, hundredths?: number, place?: number): Promise<ShownOffer> =>
      valueOf(await make(person, hundredths, place))
    const accept = (acceptFen: number) => ({ kind: 'accept', acceptFen }) as const
    const order = (person: Person, priceFen: number, key: string) =>
      person.device.orders.place({ shopId: shopAt(0), plan: 'full', priceFen, termsVersion: TERMS_VERSION }, key)

    it('an offer waits for its seller, and both see it (OFR-6)', async () => {
      const { buyer, seller } = fixture()
      const offer = await made()
      expect(offer).toMatchObject({
        role: 'buyer',
        shopId: shopAt(0),
        status: 'open',
        answeredAt: null,
        agreedFen: null,
      })
      expect(offer.shopTitle).not.toBe('')
      expect(valueOf(await buyer.device.priceOffers.ofShop(shopAt(0)))).toEqual(offer)
      expect(valueOf(await buyer.device.priceOffers.list('buyer', null)).items).toEqual([offer])
      expect(valueOf(await seller.device.priceOffers.list('seller', null)).items).toEqual([
        { ...offer, role: 'seller' },
      ])
      expect(valueOf(await seller.device.priceOffers.list('buyer', null)).items).toEqual([])
      expect(valueOf(await fixture().secondBuyer.device.priceOffers.ofShop(shopAt(0)))).toBeNull()
    })

    it('what was accepted is what the shop costs this buyer, and no other buyer (OFR-4)', async () => {
      const { buyer, secondBuyer, seller } = fixture()
      const offer = await made()
      const accepted = valueOf(await seller.device.priceOffers.answer(offer.id, accept(offer.offeredFen)))
      expect(accepted).toMatchObject({ role: 'seller', status: 'accepted', agreedFen: offer.offeredFen })
      expect(reasonOf(await order(secondBuyer, offer.offeredFen, 'key-number-1'))).toBe('terms-changed')
      expect(reasonOf(await order(buyer, offer.askedFen, 'key-number-2'))).toBe('terms-changed')
      const placed = valueOf(await order(buyer, offer.offeredFen, 'key-number-3'))
      expect(placed).toMatchObject({ priceFen: offer.offeredFen, serviceFeeFen: Math.round(offer.offeredFen / 10) })
      await makeReadyToPay(fixture(), buyer)
      expect(valueOf(await payDue(buyer, placed, 'key-number-4')).paidFen).toBe(placed.priceFen + placed.serviceFeeFen)
    })

    it('an agreed price holds for 168 hours and not longer (OFR-3)', async () => {
      const { buyer, seller } = fixture()
      const offer = await made()
      valueOf(await seller.device.priceOffers.answer(offer.id, accept(offer.offeredFen)))
      await fixture().advance(VALID_MS + 60_000)
      expect(valueOf(await buyer.device.priceOffers.ofShop(shopAt(0)))).toMatchObject({ status: 'lapsed' })
      expect(reasonOf(await order(buyer, offer.offeredFen, 'key-number-1'))).toBe('terms-changed')
      expect(valueOf(await order(buyer, offer.askedFen, 'key-number-2')).priceFen).toBe(offer.askedFen)
      expect((await made(buyer, 95)).status).toBe('open')
    })

    it('an offer is answered once: refused, taken back, or answered at the same instant (OFR-2)', async () => {
      const { buyer, seller } = fixture()
      const refused = await made()
      valueOf(await seller.device.priceOffers.answer(refused.id, { kind: 'refuse' }))
      expect(reasonOf(await seller.device.priceOffers.answer(refused.id, accept(refused.offeredFen)))).toBe(
        'offer-closed',
      )
      const back = await made(buyer, 85)
      valueOf(await buyer.device.priceOffers.answer(back.id, { kind: 'withdraw' }))
      expect(reasonOf(await seller.device.priceOffers.answer(back.id, accept(back.offeredFen)))).toBe('offer-closed')
      const last = await made(buyer, 80)
      const answers = await Promise.all([
        seller.device.priceOffers.answer(last.id, accept(last.offeredFen)),
        buyer.device.priceOffers.answer(last.id, { kind: 'withdraw' }),
        seller.device.priceOffers.answer(last.id, { kind: 'refuse' }),
      ])
      expect(answers.map(reasonOf).toSorted()).toEqual(['offer-closed', 'offer-closed', 'ok'])
    })

    it('the same sum again is the offer there is, another takes its place, and none takes the place of an agreed one (OFR-10)', async () => {
      const { buyer, seller } = fixture()
      const first = await made()
      expect(await made()).toEqual(first)
      await fixture().advance(1000)
      const second = await made(buyer, 95)
      expect(
        valueOf(await buyer.device.priceOffers.list('buyer', null)).items.map(({ id, status }) => [id, status]),
      ).toEqual([
        [second.id, 'open'],
        [first.id, 'withdrawn'],
      ])
      valueOf(await seller.device.priceOffers.answer(second.id, accept(second.offeredFen)))
      expect(reasonOf(await make(buyer, 80))).toBe('offer-closed')
    })

    it('an offer waits for its seller, what was agreed for its buyer until the order is placed, and neither for a shop that is taken (OFR-13)', async () => {
      const { buyer, secondBuyer, seller } = fixture()
      const turnsOf = async ({ device }: Person) =>
        valueOf(await device.orders.turns()).map((turn) => (turn.kind === 'offer' ? turn.offer : turn.order.status))
      const offer = await made()
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([[], [{ ...offer, role: 'seller' }]])
      const accepted = valueOf(await seller.device.priceOffers.answer(offer.id, accept(offer.offeredFen)))
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([[{ ...accepted, role: 'buyer' }], []])
      await made(secondBuyer, 80)
      await makeReadyToPay(fixture(), buyer)
      const placed = valueOf(await order(buyer, offer.offeredFen, 'key-to-order'))
      expect(await turnsOf(buyer)).toEqual(['awaiting-payment'])
      valueOf(await payDue(buyer, placed, 'key-to-pay'))
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([[], ['paid']])
    })

    it('others’ offers look like unknown ones (ORD-20)', async () => {
      const { buyer, secondBuyer, seller } = fixture()
      const offer = await made()
      expect(reasonOf(await secondBuyer.device.priceOffers.answer(offer.id, accept(offer.offeredFen)))).toBe(
        'not-found',
      )
      expect(reasonOf(await secondBuyer.device.priceOffers.thread(offer.id))).toBe('not-found')
      expect(reasonOf(await buyer.device.priceOffers.answer(offer.id, accept(offer.offeredFen)))).toBe('offer-closed')
      expect(reasonOf(await seller.device.priceOffers.answer(offer.id, { kind: 'withdraw' }))).toBe('offer-closed')
    })

    it('many offers are listed page by page, the newest first (OFR-6)', async () => {
      const { seller } = fixture()
      const ids: string[] = []
      for (let place = 0; place < 23; place += 1) {
        await fixture().advance(1000)
        ids.unshift((await made(fixture().buyer, 90, place)).id)
      }
      const listed = await everyItem((cursor) => seller.device.priceOffers.list('seller', cursor))
      expect(listed.map(({ id }) => id)).toEqual(ids)
    })
  })
}
