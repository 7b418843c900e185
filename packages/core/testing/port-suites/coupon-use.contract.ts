import { describe, expect, it } from 'vitest'
import type { Coupon } from '../../src/coupons/index.ts'
import { DAY_MS } from '../../src/kernel/index.ts'
import { paymentDue, type Order, type PaymentPlan } from '../../src/orders/index.ts'
import { draftFor, makeReadyToPay, payDue } from '../paid-order.ts'
import { claimedCoupon, FIFTY_OFF } from '../claimed-coupon.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person } from '../fixture.ts'

const WALLET_FEN = 1_000_000_000_00

export function couponUseContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Coupons contract: using`, () => {
    const fixture = withFixture(open)
    const order = async (
      person: Person,
      coupon: Coupon | undefined,
      place = 0,
      plan: PaymentPlan = 'full',
      key = `place-${place}-${plan}-${coupon?.id}`,
    ) => {
      const draft = await draftFor(person, fixture().shopIds[place], plan)
      return person.device.orders.place({ ...draft, ...(coupon === undefined ? {} : { couponId: coupon.id }) }, key)
    }
    const placed = async (...given: Parameters<typeof order>): Promise<Order> => valueOf(await order(...given))
    const stateOf = async ({ device }: Person, { id }: Coupon) => {
      for (const state of ['unused', 'used', 'expired'] as const) {
        const found = valueOf(await device.coupons.list(state, null)).items.find((coupon) => coupon.id === id)
        if (found !== undefined) return [state, found.orderId] as const
      }
      throw new Error('The coupon is in no list')
    }

    it('an order takes its coupon when it is placed, and no other order gets it (CPN-11)', async () => {
      const { buyer } = fixture()
      const coupon = await claimedCoupon(fixture(), buyer)
      const first = await placed(buyer, coupon)
      expect(first).toMatchObject({ status: 'awaiting-payment', couponFen: 50_00 })
      expect(await stateOf(buyer, coupon)).toEqual(['used', first.id])
      expect(await placed(buyer, coupon, 0, 'full', 'another-key-1')).toEqual(first)
      expect(reasonOf(await order(buyer, coupon, 1))).toBe('coupon-unusable')
      expect(await placed(buyer, undefined, 2)).toMatchObject({ couponFen: 0 })
    })

    it("no buyer uses another user's coupon, an unknown one, an expired one, or one for larger orders (CPN-11)", async () => {
      const { buyer, secondBuyer } = fixture()
      const [theirs, large] = [
        await claimedCoupon(fixture(), secondBuyer),
        await claimedCoupon(fixture(), buyer, { leastSpendFen: WALLET_FEN }),
      ]
      const own = await claimedCoupon(fixture(), buyer)
      for (const coupon of [theirs, large, { ...own, id: 'no-such-coupon' }])
        expect(reasonOf(await order(buyer, coupon))).toBe('coupon-unusable')
      await fixture().advance(FIFTY_OFF.validForMs + 1)
      expect(reasonOf(await order(buyer, own))).toBe('coupon-unusable')
      expect(valueOf(await buyer.device.orders.list({}, null)).items).toEqual([])
    })

    it('a coupon is back as it was when its order is cancelled, late, or lost to another buyer (CPN-12)', async () => {
      const { buyer, secondBuyer } = fixture()
      const coupon = await claimedCoupon(fixture(), buyer)
      const { id } = await placed(buyer, coupon)
      valueOf(await buyer.device.orders.cancel(id, 'cancel-number-1'))
      expect(await stateOf(buyer, coupon)).toEqual(['unused', null])
      await placed(buyer, coupon, 1)
      await fixture().advance(DAY_MS + 1)
      expect(await stateOf(buyer, coupon)).toEqual(['unused', null])
      await placed(buyer, coupon, 2)
      await makeReadyToPay(fixture(), secondBuyer)
      valueOf(await payDue(secondBuyer, await placed(secondBuyer, undefined, 2), 'pay-number-1'))
      expect(await stateOf(buyer, coupon)).toEqual(['unused', null])
    })

    it('another plan keeps the coupon, an order without it gives it back (CPN-12)', async () => {
      const { buyer } = fixture()
      const coupon = await claimedCoupon(fixture(), buyer)
      const first = await placed(buyer, coupon)
      const second = await placed(buyer, coupon, 0, 'deposit')
      expect(valueOf(await buyer.device.orders.find(first.id)).status).toBe('cancelled')
      expect(await stateOf(buyer, coupon)).toEqual(['used', second.id])
      expect(await placed(buyer, undefined, 0, 'deposit')).toMatchObject({ couponFen: 0 })
      expect(await stateOf(buyer, coupon)).toEqual(['unused', null])
    })

    it('the buyer pays so much less, and the escrow holds the whole (CPN-13)', async () => {
      const { buyer } = fixture()
      await makeReadyToPay(fixture(), buyer, WALLET_FEN)
      const coupon = await claimedCoupon(fixture(), buyer)
      const first = await placed(buyer, coupon)
      const wholeFen = first.priceFen + first.serviceFeeFen
      expect(paymentDue(first)).toEqual({ part: 'full', amountFen: wholeFen, couponFen: 50_00 })
      expect(valueOf(await payDue(buyer, first, 'pay-number-1'))).toMatchObject({ paidFen: wholeFen, couponFen: 50_00 })
      const capital = valueOf(await buyer.device.wallet.capital())
      expect(capital).toMatchObject({ availableFen: WALLET_FEN - wholeFen + 50_00, escrowFen: wholeFen })
      expect(await stateOf(buyer, coupon)).toEqual(['used', first.id])
    })

    it('a payment is told its coupons, the best first, and what the chosen one takes off (CPN-14)', async () => {
      const { buyer } = fixture()
      const [small, large, high] = [
        await claimedCoupon(fixture(), buyer),
        await claimedCoupon(fixture(), buyer, { amountFen: 80_00 }),
        await claimedCoupon(fixture(), buyer, { amountFen: 900_00, leastSpendFen: 600_00 }),
      ]
      const choice = valueOf(
        await buyer.device.coupons.forPayment({ amountFen: 599_99, serviceFeeFen: 100_00 }, small.id),
      )
      expect(choice).toEqual({
        usable: [
          { coupon: large, discountFen: 80_00 },
          { coupon: small, discountFen: 50_00 },
        ],
        chosen: { coupon: small, discountFen: 50_00 },
      })
      expect(
        valueOf(await buyer.device.coupons.forPayment({ amountFen: 599_99, serviceFeeFen: 100_00 }, high.id)).chosen,
      ).toBeNull()
      expect(
        valueOf(await buyer.device.coupons.forPayment({ amountFen: 600_00, serviceFeeFen: 54_55 }, high.id)).chosen,
      ).toEqual({ coupon: high, discountFen: 54_55 })
      expect(
        valueOf(
          await fixture().secondBuyer.device.coupons.forPayment({ amountFen: 600_00, serviceFeeFen: 54_55 }, high.id),
        ),
      ).toEqual({ usable: [], chosen: null })
    })
  })
}
