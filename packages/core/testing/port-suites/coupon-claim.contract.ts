import { describe, expect, it } from 'vitest'
import type { CouponState } from '../../src/coupons/index.ts'
import { claimedCoupon, FIFTY_OFF } from '../claimed-coupon.ts'
import { everyItem, reasonOf, valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld, Person } from '../world.ts'

const idsOf = async ({ device }: Person, state: CouponState) => (await everyItem((cursor) => device.coupons.list(state, cursor))).map(({ id }) => id)

export function couponClaimContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the Coupons contract: claiming`, () => {
    const world = withWorld(open)

    it('[CPN-9] a claimed coupon is its own person’s, and unused', async () => {
      const { buyer, secondBuyer } = world()
      const coupon = await claimedCoupon(world(), buyer)
      expect(coupon).toMatchObject({ title: FIFTY_OFF.title, amountFen: 50_00, leastSpendFen: 500_00, orderId: null })
      expect(coupon.validUntil - coupon.validFrom).toBe(FIFTY_OFF.validForMs)
      expect(valueOf(await buyer.device.coupons.list('unused', null)).items).toEqual([coupon])
      expect(await idsOf(buyer, 'used')).toEqual([])
      expect(await idsOf(secondBuyer, 'unused')).toEqual([])
    })

    it('[CPN-9] coupons are listed by their state, the last one claimed first, over all pages', async () => {
      const { buyer } = world()
      const ids: string[] = []
      for (let count = 0; count < 23; count += 1) {
        ids.push((await claimedCoupon(world(), buyer)).id)
        await world().advance(1_000)
      }
      expect(await idsOf(buyer, 'unused')).toEqual(ids.toReversed())
      await world().advance(FIFTY_OFF.validForMs)
      expect(await idsOf(buyer, 'unused')).toEqual([])
      expect(await idsOf(buyer, 'expired')).toEqual(ids.toReversed())
      expect(reasonOf(await buyer.device.coupons.list('unused', 'no-such-place'))).toBe('bad-parameter')
    })

    it('[CPN-8] an offer says what is left for everybody and what this person has', async () => {
      const { buyer, secondBuyer } = world()
      const id = await world().offerCoupon({ ...FIFTY_OFF, stock: 2 })
      valueOf(await secondBuyer.device.coupons.claim(id, 'claim-number-1'))
      const offerTo = async (person: Person) => valueOf(await person.device.coupons.offers()).find((offer) => offer.id === id)
      expect(await offerTo(buyer)).toMatchObject({ title: FIFTY_OFF.title, amountFen: 50_00, left: 1, claimed: 0, perPerson: 1 })
      expect(await offerTo(secondBuyer)).toMatchObject({ left: 1, claimed: 1 })
      await world().advance(FIFTY_OFF.claimForMs + 1)
      expect(await offerTo(buyer)).toBeUndefined()
    })

    it('[CPN-8] nobody claims more than their share, nor all together more than there are', async () => {
      const { buyer, secondBuyer, seller } = world()
      const id = await world().offerCoupon({ ...FIFTY_OFF, perPerson: 2, stock: 3 })
      const claims = await Promise.all([1, 2, 3, 4].map((turn) => buyer.device.coupons.claim(id, `claim-number-${turn}`)))
      expect(claims.map(reasonOf).toSorted()).toEqual(['coupon-claimed', 'coupon-claimed', 'ok', 'ok'])
      const others = await Promise.all([secondBuyer, seller].map(({ device }) => device.coupons.claim(id, 'claim-number-1')))
      expect(others.map(reasonOf).toSorted()).toEqual(['coupon-gone', 'ok'])
    })

    it('[CPN-8] what is over or was never offered is not given', async () => {
      const { coupons } = world().buyer.device
      const id = await world().offerCoupon(FIFTY_OFF)
      expect(reasonOf(await coupons.claim('no-such-offer', 'claim-number-1'))).toBe('not-found')
      await world().advance(FIFTY_OFF.claimForMs + 1)
      expect(reasonOf(await coupons.claim(id, 'claim-number-1'))).toBe('coupon-gone')
      expect(await idsOf(world().buyer, 'unused')).toEqual([])
    })

    it('[CPN-10] the same key claims once, however often it is sent', async () => {
      const { buyer } = world()
      const id = await world().offerCoupon({ ...FIFTY_OFF, perPerson: 5 })
      const claims = await Promise.all([1, 2, 3].map(() => buyer.device.coupons.claim(id, 'claim-number-1')))
      for (const claim of claims) expect(claim).toEqual(claims[0])
      expect(await idsOf(buyer, 'unused')).toHaveLength(1)
    })

    it('[CPN-9] coupons are for people who are logged in', async () => {
      const { coupons } = world().openDevice()
      const id = await world().offerCoupon(FIFTY_OFF)
      for (const answer of [coupons.list('unused', null), coupons.offers(), coupons.claim(id, 'claim-number-1'), coupons.forPayment(1, null)]) {
        expect(reasonOf(await answer)).toBe('login-required')
      }
    })
  })
}
