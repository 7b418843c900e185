import { describe, expect, it } from 'vitest'
import type { Coupon } from '../../src/coupons/index.ts'
import { DAY_MS } from '../../src/kernel/index.ts'
import { paymentDue, type Order, type PaymentPlan } from '../../src/orders/index.ts'
import { draftFor, makeReadyToPay, payDue } from '../paid-order.ts'
import { claimedCoupon, FIFTY_OFF } from '../claimed-coupon.ts'
import { reasonOf, valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld, Person } from '../world.ts'

const PURSE_FEN = 1_000_000_000_00

export function couponUseContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the Coupons contract: using`, () => {
    const world = withWorld(open)
    const order = async (person: Person, coupon: Coupon | undefined, place = 0, plan: PaymentPlan = 'full', key = `place-${place}-${plan}-${coupon?.id}`) => {
      const draft = await draftFor(person, world().shopIds[place], plan)
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

    it('[CPN-11] an order takes its coupon when it is placed, and no other order gets it', async () => {
      const { buyer } = world()
      const coupon = await claimedCoupon(world(), buyer)
      const first = await placed(buyer, coupon)
      expect(first).toMatchObject({ status: 1, couponFen: 50_00 })
      expect(await stateOf(buyer, coupon)).toEqual(['used', first.id])
      expect(await placed(buyer, coupon, 0, 'full', 'another-key-1')).toEqual(first)
      expect(reasonOf(await order(buyer, coupon, 1))).toBe('coupon-unusable')
      expect(await placed(buyer, undefined, 2)).toMatchObject({ couponFen: 0 })
    })

    it('[CPN-11] of many orders that want one coupon at once, one has it', async () => {
      const { buyer } = world()
      const coupon = await claimedCoupon(world(), buyer)
      const answers = await Promise.all([0, 1, 2, 3, 4].map((place) => order(buyer, coupon, place)))
      expect(answers.map(reasonOf).toSorted()).toEqual(['coupon-unusable', 'coupon-unusable', 'coupon-unusable', 'coupon-unusable', 'ok'])
    })

    it("[CPN-11] nobody uses another person's coupon, an unknown, an expired or too small an order's", async () => {
      const { buyer, secondBuyer } = world()
      const [theirs, large] = [await claimedCoupon(world(), secondBuyer), await claimedCoupon(world(), buyer, { leastSpendFen: PURSE_FEN })]
      const own = await claimedCoupon(world(), buyer)
      for (const coupon of [theirs, large, { ...own, id: 'no-such-coupon' }]) expect(reasonOf(await order(buyer, coupon))).toBe('coupon-unusable')
      await world().advance(FIFTY_OFF.validForMs + 1)
      expect(reasonOf(await order(buyer, own))).toBe('coupon-unusable')
      expect(valueOf(await buyer.device.orders.list({}, null)).items).toEqual([])
    })

    it('[CPN-12] it is back as it was when its order is cancelled, late, or lost to somebody else', async () => {
      const { buyer, secondBuyer } = world()
      const coupon = await claimedCoupon(world(), buyer)
      const { id } = await placed(buyer, coupon)
      valueOf(await buyer.device.orders.cancel(id, 'cancel-number-1'))
      expect(await stateOf(buyer, coupon)).toEqual(['unused', null])
      await placed(buyer, coupon, 1)
      await world().advance(DAY_MS + 1)
      expect(await stateOf(buyer, coupon)).toEqual(['unused', null])
      await placed(buyer, coupon, 2)
      await makeReadyToPay(world(), secondBuyer)
      valueOf(await payDue(secondBuyer, await placed(secondBuyer, undefined, 2), 'pay-number-1'))
      expect(await stateOf(buyer, coupon)).toEqual(['unused', null])
    })

    it('[CPN-12] another plan keeps the coupon, an order without it gives it back', async () => {
      const { buyer } = world()
      const coupon = await claimedCoupon(world(), buyer)
      const first = await placed(buyer, coupon)
      const second = await placed(buyer, coupon, 0, 'deposit')
      expect(valueOf(await buyer.device.orders.find(first.id)).status).toBe(2)
      expect(await stateOf(buyer, coupon)).toEqual(['used', second.id])
      expect(await placed(buyer, undefined, 0, 'deposit')).toMatchObject({ couponFen: 0 })
      expect(await stateOf(buyer, coupon)).toEqual(['unused', null])
    })

    it('[CPN-13] the buyer pays so much less, and the escrow holds the whole', async () => {
      const { buyer } = world()
      await makeReadyToPay(world(), buyer, PURSE_FEN)
      const coupon = await claimedCoupon(world(), buyer)
      const first = await placed(buyer, coupon)
      const wholeFen = first.priceFen + first.serviceFeeFen
      expect(paymentDue(first)).toEqual({ part: 'full', amountFen: wholeFen, couponFen: 50_00 })
      expect(valueOf(await payDue(buyer, first, 'pay-number-1'))).toMatchObject({ paidFen: wholeFen, couponFen: 50_00 })
      const capital = valueOf(await buyer.device.wallet.capital())
      expect(capital).toMatchObject({ availableFen: PURSE_FEN - wholeFen + 50_00, escrowFen: wholeFen })
      expect(await stateOf(buyer, coupon)).toEqual(['used', first.id])
    })

    it('[CPN-13] with a deposit the coupon counts for the balance', async () => {
      const { buyer } = world()
      await makeReadyToPay(world(), buyer, PURSE_FEN)
      const first = await placed(buyer, await claimedCoupon(world(), buyer), 0, 'deposit')
      const reserved = valueOf(await payDue(buyer, first, 'pay-number-1'))
      expect(valueOf(await buyer.device.wallet.capital()).availableFen).toBe(PURSE_FEN - reserved.paidFen)
      const paid = valueOf(await payDue(buyer, reserved, 'pay-number-2'))
      expect(valueOf(await buyer.device.wallet.capital()).availableFen).toBe(PURSE_FEN - paid.paidFen + 50_00)
    })

    it('[CPN-13] takes off no more than there is to pay', async () => {
      const { buyer } = world()
      await makeReadyToPay(world(), buyer, PURSE_FEN)
      const first = await placed(buyer, await claimedCoupon(world(), buyer, { amountFen: PURSE_FEN }))
      const wholeFen = first.priceFen + first.serviceFeeFen
      expect(first.couponFen).toBe(wholeFen)
      valueOf(await payDue(buyer, first, 'pay-number-1'))
      expect(valueOf(await buyer.device.wallet.capital())).toMatchObject({ availableFen: PURSE_FEN, escrowFen: wholeFen })
    })

    it('[CPN-14] a payment is told its coupons, the best first, and what the chosen one takes off', async () => {
      const { buyer } = world()
      const [small, large, high] = [
        await claimedCoupon(world(), buyer),
        await claimedCoupon(world(), buyer, { amountFen: 80_00 }),
        await claimedCoupon(world(), buyer, { amountFen: 900_00, leastSpendFen: 600_00 }),
      ]
      const choice = valueOf(await buyer.device.coupons.forPayment(599_99, small.id))
      expect(choice).toEqual({ usable: [{ coupon: large, discountFen: 80_00 }, { coupon: small, discountFen: 50_00 }], chosen: { coupon: small, discountFen: 50_00 } })
      expect(valueOf(await buyer.device.coupons.forPayment(599_99, high.id)).chosen).toBeNull()
      expect(valueOf(await buyer.device.coupons.forPayment(600_00, high.id)).chosen).toEqual({ coupon: high, discountFen: 600_00 })
      expect(valueOf(await world().secondBuyer.device.coupons.forPayment(600_00, high.id))).toEqual({ usable: [], chosen: null })
    })
  })
}
