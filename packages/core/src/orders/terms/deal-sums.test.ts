import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aShop } from '../../../testing/arbitraries/a-shop.ts'
import { anInstant } from '../../../testing/arbitraries/an-instant.ts'
import { anOrder } from '../../../testing/arbitraries/an-order.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import { couponDiscountFen } from '../../coupons/index.ts'
import { sumFen } from '../../kernel/index.ts'
import {
  couponPayment,
  endOfNaturalDay,
  orderSums,
  ownPaymentFen,
  PAYMENT_PLANS,
  paymentDue,
  purchaseTerms,
  shopSums,
  type PaymentPlan,
} from '../index.ts'

const shop = exampleShop(1, { priceFen: 10_000_000 })
const now = Date.UTC(2026, 2, 11, 4)
const aPlan = () => fc.constantFrom(...PAYMENT_PLANS)
const aCoupon = () =>
  fc.record({ amountFen: fc.nat({ max: 20_000_000 }), leastSpendFen: fc.nat({ max: 50_000_000 }) }).map((terms) => ({
    ...terms,
    id: 'coupon',
    title: '',
    validFrom: Number.NEGATIVE_INFINITY,
    validUntil: Number.POSITIVE_INFINITY,
    orderId: null,
  }))

describe('the sums of a deal', () => {
  it.each([
    ['full', [10_950_000, 0, 8_000_000, 18_950_000]],
    ['deposit', [2_000_000, 8_950_000, 8_000_000, 18_950_000]],
  ] as const)('takes a coupon off the payment that completes the price: %s (ORD-88)', (plan, costsOf) => {
    const sums = shopSums(shop, { plan, now, couponFen: 50_000 })
    expect([sums.nowFen, sums.balanceFen, sums.atHandOverFen, sums.totalFen]).toEqual(costsOf)
    expect(sums.costs.find(({ item }) => item === 'coupon')).toMatchObject({
      amountFen: -50_000,
      payee: 'house',
      when: plan === 'full' ? 'now' : 'later',
    })
  })

  it('names every cost with its payee, its day and whether it comes back (ORD-5)', () => {
    const listed = { ...shop, figures: { ...shop.figures, otherFeesFen: { value: 7, by: 'seller', at: 0 } } } as const
    const costsOf = (plan: PaymentPlan) =>
      shopSums(listed, { plan, now }).costs.map(({ item, payee, when, dueBy, isReturnable }) => [
        item,
        payee,
        when,
        dueBy,
        isReturnable,
      ])
    const by = endOfNaturalDay(now, 7)
    const atHandOver = [
      ['annual-fee', 'platform', 'later', null, false],
      ['consumer-deposit', 'platform', 'later', null, true],
      ['other-fees', 'platform', 'later', null, false],
    ]
    expect(costsOf('full')).toEqual([
      ['price', 'seller', 'now', null, false],
      ['service-fee', 'house', 'now', null, false],
      ...atHandOver,
    ])
    expect(costsOf('deposit')).toEqual([
      ['price-deposit', 'seller', 'now', null, false],
      ['price-balance', 'seller', 'later', by, false],
      ['service-fee', 'house', 'later', by, false],
      ...atHandOver,
    ])
  })

  it('adds up for every shop, plan, coupon and day, and comes to the same in both plans (ORD-5, ORD-88)', () => {
    fc.assert(
      fc.property(aShop(), aPlan(), aCoupon(), anInstant(), (anyShop, plan, coupon, at) => {
        const terms = purchaseTerms({ ...anyShop, plan })
        const couponFen = couponDiscountFen(coupon, couponPayment(terms), at)
        const { costs, nowFen, balanceFen, atHandOverFen, laterFen, totalFen } = shopSums(anyShop, {
          plan,
          now: at,
          couponFen,
        })
        expect(sumFen(costs.map(({ amountFen }) => amountFen))).toBe(totalFen)
        expect(nowFen + balanceFen + atHandOverFen).toBe(totalFen)
        expect(balanceFen + atHandOverFen).toBe(laterFen)
        expect(nowFen).toBe(terms.dueNowFen - (plan === 'full' ? couponFen : 0))
        expect(balanceFen).toBe(terms.dueLaterFen - (plan === 'full' ? 0 : couponFen))
        expect(costs.every(({ item, amountFen }) => amountFen > 0 === (item !== 'coupon'))).toBe(true)
        expect(costs.every(({ when, dueBy }) => when === 'later' || dueBy === null)).toBe(true)
        expect(new Set(costs.map(({ item }) => item)).size).toBe(costs.length)
        const other = shopSums(anyShop, { plan: plan === 'full' ? 'deposit' : 'full', now: at, couponFen })
        expect(other.totalFen).toBe(totalFen)
      }),
    )
  })

  it('of an order are what is asked of its buyer, whichever screen asks (ORD-88)', () => {
    fc.assert(
      fc.property(anOrder(), fc.option(aShop()), anInstant(), (order, listing, at) => {
        const sums = orderSums(order, listing, at)
        const due = paymentDue(order)
        if (due !== undefined) expect(ownPaymentFen(due)).toBe(due.part === 'balance' ? sums.balanceFen : sums.nowFen)
        expect(sums.atHandOverFen === 0).toBe(
          listing === null || shopSums(listing, { plan: order.plan, now: at }).atHandOverFen === 0,
        )
      }),
    )
  })
})
