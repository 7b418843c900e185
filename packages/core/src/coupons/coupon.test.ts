import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  COUPON_STATES,
  couponDiscountFen,
  couponSavings,
  couponState,
  giveBackCoupon,
  useCoupon,
  claimableOffers,
  claimRefusal,
  couponMessage,
  decideClaim,
  type Coupon,
  type CouponPayment,
} from './index.ts'

const COUPON: Coupon = {
  id: 'c1',
  title: '满一千减五十',
  amountFen: 5_000,
  leastSpendFen: 100_000,
  validFrom: 1_000,
  validUntil: 2_000,
  orderId: null,
}
const coupon = (change: Partial<Coupon>): Coupon => ({ ...COUPON, ...change })
/** A payment whose fee bounds nothing, unless stated otherwise. */
const paying = (amountFen: number, serviceFeeFen = amountFen): CouponPayment => ({ amountFen, serviceFeeFen })

describe('a coupon', () => {
  it.each([
    [{}, 999, 'unused'],
    [{}, 2_000, 'unused'],
    [{}, 2_001, 'expired'],
    [{}, Number.NaN, 'expired'],
    [{ orderId: 'o1' }, 1_500, 'used'],
    [{ orderId: 'o1' }, 2_001, 'used'],
  ] as const)('%j at %d is %s (CPN-1)', (change, now, state) => {
    expect(couponState(coupon(change), now)).toBe(state)
  })

  it('has three states, named in both languages (CPN-1)', () => {
    expect(COUPON_STATES).toEqual({
      unused: { zh: '未使用', en: 'Unused' },
      used: { zh: '已使用', en: 'Used' },
      expired: { zh: '已过期', en: 'Expired' },
    })
  })

  it.each([
    ['its amount', {}, 100_000, 1_000, 5_000],
    ['its amount until the last instant', {}, 250_000, 2_000, 5_000],
    ['nothing before it begins', {}, 100_000, 999, 0],
    ['nothing behind its end', {}, 100_000, 2_001, 0],
    ['nothing below its least spend', {}, 99_999, 1_500, 0],
    ['nothing once it is used', { orderId: 'o1' }, 100_000, 1_500, 0],
    ['no more than there is to pay', { leastSpendFen: 0 }, 3_000, 1_500, 3_000],
    ['nothing off nothing', { leastSpendFen: 0 }, 0, 1_500, 0],
    ['nothing of half a fen', { amountFen: 0.5 }, 100_000, 1_500, 0],
    ['nothing off half a fen', { leastSpendFen: 0 }, 0.5, 1_500, 0],
    ['nothing where it is worth less than nothing', { amountFen: -5 }, 100_000, 1_500, 0],
    ['nothing where its least spend is none', { leastSpendFen: Number.NaN }, 100_000, 1_500, 0],
    ['nothing where its beginning is none', { validFrom: Number.NaN }, 100_000, 1_500, 0],
  ] as const)('takes off %s (CPN-2)', (_title, change, amountFen, now, discountFen) => {
    expect(couponDiscountFen(coupon(change), paying(amountFen), now)).toBe(discountFen)
  })

  it.each([
    ['the whole fee and no more', 11_000, 1_000, 1_000],
    ['its amount where the fee is as much', 55_000, 5_000, 5_000],
    ['its amount where the fee is more', 110_000, 10_000, 5_000],
    ['nothing where there is no fee', 4, 0, 0],
    ['nothing where the fee is no amount', 110_000, Number.NaN, 0],
    ['nothing where the fee is less than nothing', 110_000, -1, 0],
  ] as const)('takes off %s (CPN-2)', (_title, amountFen, serviceFeeFen, discountFen) => {
    expect(couponDiscountFen(coupon({ leastSpendFen: 0 }), { amountFen, serviceFeeFen }, 1_500)).toBe(discountFen)
  })

  it('is used for one order, and the same again changes nothing (CPN-3)', () => {
    const used = useCoupon(COUPON, 'o1', paying(100_000), 1_500)
    expect(used).toEqual({ ok: true, value: coupon({ orderId: 'o1' }) })
    expect(useCoupon(coupon({ orderId: 'o1' }), 'o1', paying(100_000), 9_999)).toEqual(used)
  })

  it.each([
    ['优惠券已使用', { orderId: 'o1' }, 100_000, 1_500],
    ['优惠券已过期', {}, 100_000, 2_001],
    ['未达到优惠券的使用门槛', { leastSpendFen: 0 }, 0, 1_500],
    ['未达到优惠券的使用门槛', { amountFen: 0 }, 100_000, 1_500],
    ['优惠券尚未生效', {}, 100_000, 999],
    ['未达到优惠券的使用门槛', {}, 99_999, 1_500],
    ['未达到优惠券的使用门槛', {}, Number.NaN, 1_500],
  ] as const)('is refused with its reason: %s (CPN-3)', (message, change, amountFen, now) => {
    expect(useCoupon(coupon(change), 'o2', paying(amountFen), now)).toEqual({
      ok: false,
      failure: { kind: 'refused', reason: 'coupon-unusable', message, field: 'couponId' },
    })
  })

  it('is refused for an order without a fee (CPN-3)', () => {
    expect(useCoupon(coupon({ leastSpendFen: 0 }), 'o2', paying(4, 0), 1_500)).toMatchObject({
      failure: { reason: 'coupon-unusable', message: '本单没有服务费可以抵扣' },
    })
  })
})

/** A list that is empty where none takes anything off begins with the best. */
const bestOf = (...args: Parameters<typeof couponSavings>) => couponSavings(...args)[0]?.coupon

describe('the best coupon', () => {
  const best = (...coupons: readonly Coupon[]) => bestOf(coupons, paying(100_000), 1_500)?.id

  it('of equally good coupons the best one ends first, then stands first (CPN-5)', () => {
    expect(best(coupon({ id: 'c2', validUntil: 3_000 }), COUPON, coupon({ id: 'c3' }))).toBe('c1')
    expect(best(COUPON, coupon({ id: 'c2', validUntil: 1_900 }))).toBe('c2')
  })

  it('stands before all others that take something off (CPN-5)', () => {
    const more = coupon({ id: 'c2', amountFen: 9_000 })
    expect(couponSavings([COUPON, coupon({ id: 'c3', amountFen: 0 }), more], paying(100_000), 1_500)).toEqual([
      { coupon: more, discountFen: 9_000 },
      { coupon: COUPON, discountFen: 5_000 },
    ])
  })

  it('is none where none takes anything off (CPN-5)', () => {
    expect(best()).toBeUndefined()
    expect(best(coupon({ amountFen: 0 }), coupon({ orderId: 'o1' }))).toBeUndefined()
  })
})

describe('an offer of coupons', () => {
  const OFFER = { left: 1, claimed: 0, perPerson: 1, claimUntil: 2_000 }

  it.each([
    [{}, 2_000, undefined],
    [{}, 2_001, 'coupon-gone'],
    [{}, Number.NaN, 'coupon-gone'],
    [{ left: 0 }, 1_000, 'coupon-gone'],
    [{ left: -1 }, 1_000, 'coupon-gone'],
    [{ claimed: 1 }, 1_000, 'coupon-claimed'],
    [{ claimed: 1, left: 0 }, 1_000, 'coupon-claimed'],
    [{ claimed: 1, perPerson: 2 }, 1_000, undefined],
  ] as const)('%j at %d: %s (CPN-8)', (change, now, reason) => {
    const refusal = claimRefusal({ ...OFFER, ...change }, now)
    expect(refusal).toEqual(
      reason === undefined ? undefined : expect.objectContaining({ kind: 'refused', reason, field: 'offerId' }),
    )
  })

  it('gives a coupon with its terms to a user who may claim one, and an unknown offer none (CPN-8)', () => {
    const { id: _, ...terms } = COUPON
    const { orderId: __, ...ofCoupon } = terms
    const offer = { ...OFFER, ...ofCoupon, id: 'offer' }
    expect(decideClaim(offer, 2_000)).toEqual({ ok: true, value: terms })
    expect(decideClaim(offer, 2_001)).toMatchObject({ failure: { reason: 'coupon-gone' } })
    expect(decideClaim(undefined, 2_000)).toMatchObject({ failure: { reason: 'not-found', field: 'offerId' } })
  })
})

it('a buyer is offered what they can still claim and what takes something off, the best first (CPN-22)', () => {
  const { id: _, orderId: __, ...terms } = COUPON
  const offer = (id: string, change: object) => ({
    ...terms,
    id,
    left: 1,
    claimed: 0,
    perPerson: 1,
    claimUntil: 2_000,
    ...change,
  })
  const offers = [
    offer('good', {}),
    offer('better', { amountFen: 9_000 }),
    offer('claimed', { claimed: 1 }),
    offer('gone', { left: 0 }),
    offer('over', { claimUntil: 1_499 }),
    offer('for more', { leastSpendFen: 100_001 }),
    offer('not yet', { validFrom: 1_501 }),
  ]
  expect(
    claimableOffers(offers, paying(100_000), 1_500).map(({ offer: { id }, discountFen }) => [id, discountFen]),
  ).toEqual([
    ['better', 9_000],
    ['good', 5_000],
  ])
})

const figure = () =>
  fc.oneof(fc.nat({ max: 200_000 }), fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, -0, 0.5, 1e308, -1))
const aCoupon = (): fc.Arbitrary<Coupon> =>
  fc.record(
    {
      id: fc.string(),
      title: fc.string(),
      amountFen: figure(),
      leastSpendFen: figure(),
      validFrom: figure(),
      validUntil: figure(),
      orderId: fc.option(fc.constantFrom('o1', 'o2')),
    },
    { noNullPrototype: true },
  )

it('a coupon’s rule agrees with a table of conditions, whatever the figures are (CPN-2)', () => {
  fc.assert(
    fc.property(aCoupon(), figure(), figure(), figure(), (one, amountFen, serviceFeeFen, now) => {
      const discountFen = couponDiscountFen(one, { amountFen, serviceFeeFen }, now)
      expect(Number.isInteger(discountFen) && discountFen >= 0 && !Object.is(discountFen, -0)).toBe(true)
      if (discountFen > 0) expect(discountFen).toBe(Math.min(amountFen, serviceFeeFen, one.amountFen))
      const conditions = [
        one.orderId === null,
        now >= one.validFrom && now <= one.validUntil,
        amountFen >= one.leastSpendFen,
        [amountFen, serviceFeeFen, one.amountFen].every(
          (fen) => Number.isInteger(fen) && fen > 0 && fen <= 99_999_999_999_999,
        ),
      ]
      expect(discountFen > 0).toBe(!conditions.includes(false))
    }),
  )
})

it('no other coupon takes off more than the best (CPN-5, CPN-2)', () => {
  fc.assert(
    fc.property(fc.array(aCoupon()), figure(), figure(), figure(), (coupons, amountFen, serviceFeeFen, now) => {
      const payment = { amountFen, serviceFeeFen }
      const best = bestOf(coupons, payment, now)
      const discountsFen = coupons.map((one) => couponDiscountFen(one, payment, now))
      expect(best === undefined ? 0 : couponDiscountFen(best, payment, now)).toBe(Math.max(0, ...discountsFen))
    }),
  )
})

it('twenty orders that want one coupon: one has it at a time, by whatever way it went (CPN-3, CPN-4)', () => {
  const wish = fc.tuple(
    fc.boolean(),
    fc.nat({ max: 19 }).map((at) => `o${at}`),
  )
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 60 }), (wishes) => {
      let now: Coupon = COUPON
      let holder: string | null = null
      for (const [isUse, orderId] of wishes) {
        if (isUse) {
          const used = useCoupon(now, orderId, paying(100_000), 1_500)
          expect(used.ok).toBe(holder === null || holder === orderId)
          if (used.ok) [now, holder] = [used.value, orderId]
        } else {
          now = giveBackCoupon(now, orderId)
          if (holder === orderId) holder = null
        }
        expect(now).toEqual(coupon({ orderId: holder }))
      }
    }),
  )
})

it('a person is told of a coupon that is theirs, once, with its amount and its last day (MSG-15)', () => {
  expect(couponMessage('u', COUPON, 9)).toEqual({
    userId: 'u',
    event: 'money.coupon',
    key: 'coupon:c1',
    subject: 'c1',
    figures: { amountFen: 5_000, title: '满一千减五十', until: 2_000 },
    at: 9,
  })
})
