import { describe, expect, it } from 'vitest'
import type { CouponState } from '../../src/coupons/index.ts'
import { claimedCoupon, FIFTY_OFF } from '../claimed-coupon.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person } from '../fixture.ts'

const idsOf = async ({ device }: Person, state: CouponState) =>
  (await everyItem((cursor) => device.coupons.list(state, cursor))).map(({ id }) => id)

export function couponClaimContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Coupons contract: claiming`, () => {
    const fixture = withFixture(open)

    it('a claimed coupon is its own person’s, and unused (CPN-9)', async () => {
      const { buyer, secondBuyer } = fixture()
      const coupon = await claimedCoupon(fixture(), buyer)
      expect(coupon).toMatchObject({ title: FIFTY_OFF.title, amountFen: 50_00, leastSpendFen: 500_00, orderId: null })
      expect(coupon.validUntil - coupon.validFrom).toBe(FIFTY_OFF.validForMs)
      expect(valueOf(await buyer.device.coupons.list('unused', null)).items).toEqual([coupon])
      expect(await idsOf(buyer, 'used')).toEqual([])
      expect(await idsOf(secondBuyer, 'unused')).toEqual([])
    })

    it('coupons are listed by their state, the last one claimed first, over all pages (CPN-9)', async () => {
      const { buyer } = fixture()
      const ids: string[] = []
      for (let count = 0; count < 23; count += 1) {
        ids.push((await claimedCoupon(fixture(), buyer)).id)
        await fixture().advance(1_000)
      }
      expect(await idsOf(buyer, 'unused')).toEqual(ids.toReversed())
      await fixture().advance(FIFTY_OFF.validForMs)
      expect(await idsOf(buyer, 'unused')).toEqual([])
      expect(await idsOf(buyer, 'expired')).toEqual(ids.toReversed())
      expect(reasonOf(await buyer.device.coupons.list('unused', 'no-such-place'))).toBe('bad-parameter')
    })

    it('an offer says what is left for all users and what this person has (CPN-8)', async () => {
      const { buyer, secondBuyer } = fixture()
      const id = await fixture().offerCoupon({ ...FIFTY_OFF, stock: 2 })
      valueOf(await secondBuyer.device.coupons.claim(id, 'claim-number-1'))
      const offerTo = async (person: Person) =>
        valueOf(await person.device.coupons.offers()).find((offer) => offer.id === id)
      expect(await offerTo(buyer)).toMatchObject({
        title: FIFTY_OFF.title,
        amountFen: 50_00,
        left: 1,
        claimed: 0,
        perPerson: 1,
      })
      expect(await offerTo(secondBuyer)).toMatchObject({ left: 1, claimed: 1 })
      await fixture().advance(FIFTY_OFF.claimForMs + 1)
      expect(await offerTo(buyer)).toBeUndefined()
    })

    it('no user claims more than their share, nor do all together claim more than there are (CPN-8)', async () => {
      const { buyer, secondBuyer, seller } = fixture()
      const id = await fixture().offerCoupon({ ...FIFTY_OFF, perPerson: 2, stock: 3 })
      const claims = await Promise.all(
        [1, 2, 3, 4].map((turn) => buyer.device.coupons.claim(id, `claim-number-${turn}`)),
      )
      expect(claims.map(reasonOf).toSorted()).toEqual(['coupon-claimed', 'coupon-claimed', 'ok', 'ok'])
      const others = await Promise.all(
        [secondBuyer, seller].map(({ device }) => device.coupons.claim(id, 'claim-number-1')),
      )
      expect(others.map(reasonOf).toSorted()).toEqual(['coupon-gone', 'ok'])
    })

    it('a coupon that is over or was never offered is not given (CPN-8)', async () => {
      const { coupons } = fixture().buyer.device
      const id = await fixture().offerCoupon(FIFTY_OFF)
      expect(reasonOf(await coupons.claim('no-such-offer', 'claim-number-1'))).toBe('not-found')
      await fixture().advance(FIFTY_OFF.claimForMs + 1)
      expect(reasonOf(await coupons.claim(id, 'claim-number-1'))).toBe('coupon-gone')
      expect(await idsOf(fixture().buyer, 'unused')).toEqual([])
    })
  })
}
