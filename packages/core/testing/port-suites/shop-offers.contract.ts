import { describe, expect, it } from 'vitest'
import {
  MAX_SHOP_OFFERS_A_DAY,
  type OwnRequest,
  type RequestId,
  type ShopOfferId,
  type ShownShopOffer,
} from '../../src/buyer-requests/index.ts'
import type { Shop, ShopId } from '../../src/catalog/index.ts'
import { DAY_MS } from '../../src/kernel/index.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person } from '../fixture.ts'

interface Change {
  readonly shopId?: ShopId
  readonly content?: string
  readonly sharesMobile?: boolean
}

export function shopOffersContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the ShopOffers contract`, () => {
    const fixture = withFixture(open)
    const shopAt = (place: number): ShopId => fixture().shopIds[place] ?? ('' as ShopId)
    /** The same request at the same instant is the first one again: a moment passes. */
    const publish = async (person: Person = fixture().buyer): Promise<OwnRequest> => {
      await fixture().advance(1000)
      return valueOf(await person.device.buyerRequests.publish({ criteria: { minPriceFen: 1 }, days: 30, content: '' }))
    }
    const make = async (requestId: RequestId, change: Change = {}) => {
      await fixture().advance(1000)
      return offer(requestId, change)
    }
    const offer = (requestId: RequestId, change: Change) =>
      fixture().seller.device.shopOffers.make({
        requestId,
        shopId: shopAt(0),
        content: '资料齐全，可看后台',
        sharesMobile: false,
        ...change,
      })
    const toRequest = (id: RequestId, person: Person = fixture().buyer) =>
      everyItem((cursor) => person.device.shopOffers.toRequest(id, cursor))
    const withdraw = async (id: ShopId) => {
      const shop: Shop = valueOf(await fixture().openDevice().catalog.detail(id))
      await fixture().relist({ ...shop, status: 'withdrawn' })
    }

    it('sellers see which of their shops meet a request, and offer one of them (REQ-9)', async () => {
      const { seller, buyer, secondBuyer } = fixture()
      const request = await publish()
      const fitting = valueOf(await seller.device.shopOffers.fitting(request.id))
      expect(fitting).toHaveLength(fixture().shopIds.length)
      expect(fitting[0]?.reasons).toEqual(['price'])
      expect(valueOf(await secondBuyer.device.shopOffers.fitting(request.id))).toEqual([])
      const offer = valueOf(await make(request.id))
      expect(offer).toMatchObject({
        requestId: request.id,
        shopId: shopAt(0),
        content: '资料齐全，可看后台',
        state: 'waiting',
        answeredAt: null,
        role: 'seller',
        shop: { id: shopAt(0) },
        reasons: ['price'],
        criteria: { minPriceFen: 1 },
        contact: null,
      })
      expect(await toRequest(request.id)).toEqual([{ ...offer, role: 'buyer' }])
      expect(valueOf(await seller.device.shopOffers.mine(null)).items).toEqual([offer])
      const left = valueOf(await seller.device.shopOffers.fitting(request.id))
      expect(left.map(({ shop }) => shop.id)).not.toContain(shopAt(0))
      expect(valueOf(await buyer.device.buyerRequests.find(request.id))).toMatchObject({
        offerCount: 1,
        waitingCount: 1,
      })
    })

    it('neither number is told before the answer, nor in full without its owner’s word (REQ-6)', async () => {
      const { buyer, seller } = fixture()
      const request = await publish()
      const closed = valueOf(await make(request.id))
      const open = valueOf(await make(request.id, { shopId: shopAt(1), sharesMobile: true }))
      const waiting = JSON.stringify([await toRequest(request.id), valueOf(await seller.device.shopOffers.mine(null))])
      expect(waiting).not.toMatch(/138\d{8}|138\*{4}/)
      const accept = (id: ShopOfferId, sharesMobile: boolean) =>
        buyer.device.shopOffers.answer(id, { kind: 'accept', sharesMobile })
      expect(valueOf(await accept(closed.id, true))).toMatchObject({
        state: 'accepted',
        contact: { name: seller.username, mobile: '138****0003', isFull: false },
      })
      expect(valueOf(await accept(open.id, false)).contact).toEqual({
        name: seller.username,
        mobile: seller.mobile,
        isFull: true,
      })
      const mine = valueOf(await seller.device.shopOffers.mine(null)).items
      expect(mine.map(({ contact }) => contact)).toEqual([
        { name: buyer.username, mobile: '138****0001', isFull: false },
        { name: buyer.username, mobile: buyer.mobile, isFull: true },
      ])
    })

    it('an offer is answered once, and tells no number where it is declined (REQ-12, REQ-6)', async () => {
      const { buyer, seller, secondBuyer } = fixture()
      const request = await publish()
      const { id } = valueOf(await make(request.id, { sharesMobile: true }))
      for (const person of [seller, secondBuyer])
        expect(reasonOf(await person.device.shopOffers.answer(id, { kind: 'decline' }))).toBe('not-found')
      const declined = valueOf(await buyer.device.shopOffers.answer(id, { kind: 'decline' }))
      expect(declined).toMatchObject({ state: 'declined', contact: null })
      expect(declined.answeredAt).toBe(fixture().now())
      expect(reasonOf(await buyer.device.shopOffers.answer(id, { kind: 'accept', sharesMobile: true }))).toBe(
        'offer-answered',
      )
      expect(reasonOf(await make(request.id))).toBe('offered-already')
    })

    it('what its seller takes back may come again, and counts for nothing meanwhile (REQ-10)', async () => {
      const { buyer, seller } = fixture()
      const request = await publish()
      const { id } = valueOf(await make(request.id))
      expect(reasonOf(await buyer.device.shopOffers.answer(id, { kind: 'withdraw' }))).toBe('not-found')
      expect(valueOf(await seller.device.shopOffers.answer(id, { kind: 'withdraw' })).state).toBe('withdrawn')
      expect(valueOf(await buyer.device.buyerRequests.find(request.id)).offerCount).toBe(0)
      valueOf(await make(request.id))
    })

    it('a shop that was withdrawn meanwhile is neither offered nor accepted, and is said to be gone (REQ-13)', async () => {
      const { buyer, seller } = fixture()
      const request = await publish()
      const { id } = valueOf(await make(request.id))
      await withdraw(shopAt(0))
      await withdraw(shopAt(1))
      expect(reasonOf(await make(request.id, { shopId: shopAt(1) }))).toBe('shop-not-on-sale')
      expect(reasonOf(await buyer.device.shopOffers.answer(id, { kind: 'accept', sharesMobile: true }))).toBe(
        'shop-not-on-sale',
      )
      expect(await toRequest(request.id)).toMatchObject([{ id, state: 'waiting', shop: null }])
      const left = valueOf(await seller.device.shopOffers.fitting(request.id)).map(({ shop }) => shop.id)
      expect(left).not.toContain(shopAt(1))
      valueOf(await buyer.device.shopOffers.answer(id, { kind: 'decline' }))
    })

    it('of one seller so many offers go out a day (REQ-10)', async () => {
      const request = await publish()
      const made: ShownShopOffer[] = []
      for (let nth = 0; nth < MAX_SHOP_OFFERS_A_DAY; nth += 1)
        made.unshift(valueOf(await make(request.id, { shopId: shopAt(nth) })))
      expect(reasonOf(await make(request.id, { shopId: shopAt(MAX_SHOP_OFFERS_A_DAY) }))).toBe('too-many')
      expect((await toRequest(request.id)).map(({ id }) => id)).toEqual(made.map(({ id }) => id))
      await fixture().advance(DAY_MS + 1)
      valueOf(await make(request.id, { shopId: shopAt(MAX_SHOP_OFFERS_A_DAY) }))
    })
  })
}
