import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestCoupon, COUPON_STATES, couponDiscountFen, couponSavings, couponState, giveBackCoupon, useCoupon, whyNoClaim, type Coupon } from './index.ts'

const COUPON: Coupon = { id: 'c1', title: '满一千减五十', amountFen: 5_000, leastSpendFen: 100_000, validFrom: 1_000, validUntil: 2_000, orderId: null }
const coupon = (change: Partial<Coupon>): Coupon => ({ ...COUPON, ...change })

describe('a coupon', () => {
  it.each([
    [{}, 999, 'unused'],
    [{}, 2_000, 'unused'],
    [{}, 2_001, 'expired'],
    [{}, Number.NaN, 'expired'],
    [{ orderId: 'o1' }, 1_500, 'used'],
    [{ orderId: 'o1' }, 2_001, 'used'],
  ] as const)('[CPN-1] %j at %d is %s', (change, now, state) => {
    expect(couponState(coupon(change), now)).toBe(state)
  })

  it('[CPN-1] has three states, named in both languages', () => {
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
  ] as const)('[CPN-2] takes off %s', (_title, change, amountFen, now, discountFen) => {
    expect(couponDiscountFen(coupon(change), amountFen, now)).toBe(discountFen)
  })

  it('[CPN-3] is used for one order, and the same again changes nothing', () => {
    const used = useCoupon(COUPON, 'o1', 100_000, 1_500)
    expect(used).toEqual({ ok: true, value: coupon({ orderId: 'o1' }) })
    expect(useCoupon(coupon({ orderId: 'o1' }), 'o1', 100_000, 9_999)).toEqual(used)
  })

  it.each([
    ['优惠券已使用', { orderId: 'o1' }, 100_000, 1_500],
    ['优惠券已过期', {}, 100_000, 2_001],
    ['未达到优惠券的使用门槛', { leastSpendFen: 0 }, 0, 1_500],
    ['未达到优惠券的使用门槛', { amountFen: 0 }, 100_000, 1_500],
    ['优惠券尚未生效', {}, 100_000, 999],
    ['未达到优惠券的使用门槛', {}, 99_999, 1_500],
    ['未达到优惠券的使用门槛', {}, Number.NaN, 1_500],
  ] as const)('[CPN-3] is refused with its reason: %s', (message, change, amountFen, now) => {
    expect(useCoupon(coupon(change), 'o2', amountFen, now)).toEqual({
      ok: false,
      failure: { kind: 'refused', reason: 'coupon-unusable', message, field: 'couponId' },
    })
  })

  it('[CPN-4] comes back from its own order and from no other', () => {
    const used = coupon({ orderId: 'o1' })
    expect(giveBackCoupon(used, 'o1')).toEqual(COUPON)
    expect(giveBackCoupon(used, 'o2')).toBe(used)
    expect(giveBackCoupon(COUPON, 'o1')).toBe(COUPON)
    expect(couponState(giveBackCoupon(used, 'o1'), 2_001)).toBe('expired')
  })
})

describe('the best coupon', () => {
  const best = (...coupons: readonly Coupon[]) => bestCoupon(coupons, 100_000, 1_500)?.id

  it('[CPN-5] takes off the most', () => {
    expect(best(COUPON, coupon({ id: 'c2', amountFen: 9_000 }), coupon({ id: 'c3', amountFen: 8_000 }))).toBe('c2')
    expect(best(coupon({ id: 'c4', amountFen: 9_999, leastSpendFen: 100_001 }), COUPON)).toBe('c1')
    expect(bestCoupon([coupon({ id: 'c5', amountFen: 900, leastSpendFen: 0, validUntil: 9_000 }), coupon({ id: 'c6', amountFen: 700, leastSpendFen: 0 })], 500, 1_500)?.id).toBe('c6')
  })

  it('[CPN-5] of equals ends first, then stands first', () => {
    expect(best(coupon({ id: 'c2', validUntil: 3_000 }), COUPON, coupon({ id: 'c3' }))).toBe('c1')
    expect(best(COUPON, coupon({ id: 'c2', validUntil: 1_900 }))).toBe('c2')
  })

  it('[CPN-5] stands before all others that take something off', () => {
    const more = coupon({ id: 'c2', amountFen: 9_000 })
    expect(couponSavings([COUPON, coupon({ id: 'c3', amountFen: 0 }), more], 100_000, 1_500)).toEqual([
      { coupon: more, discountFen: 9_000 },
      { coupon: COUPON, discountFen: 5_000 },
    ])
  })

  it('[CPN-5] is none where none takes anything off', () => {
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
  ] as const)('[CPN-8] %j at %d: %s', (change, now, reason) => {
    const refusal = whyNoClaim({ ...OFFER, ...change }, now)
    expect(refusal).toEqual(reason === undefined ? undefined : expect.objectContaining({ kind: 'refused', reason, field: 'offerId' }))
  })
})

const figure = () => fc.oneof(fc.nat({ max: 200_000 }), fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, -0, 0.5, 1e308, -1))
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

it('[CPN-2] [CPN-6] agrees with a table of conditions, whatever the figures are', () => {
  fc.assert(
    fc.property(aCoupon(), figure(), figure(), (one, amountFen, now) => {
      const discountFen = couponDiscountFen(one, amountFen, now)
      expect(Number.isInteger(discountFen) && discountFen >= 0 && !Object.is(discountFen, -0)).toBe(true)
      if (discountFen > 0) expect(discountFen <= amountFen && discountFen <= one.amountFen).toBe(true)
      const conditions = [
        one.orderId === null,
        now >= one.validFrom && now <= one.validUntil,
        amountFen >= one.leastSpendFen,
        [amountFen, one.amountFen].every((fen) => Number.isInteger(fen) && fen > 0 && fen <= 99_999_999_999_999),
      ]
      expect(discountFen > 0).toBe(!conditions.includes(false))
    }),
  )
})

it('[CPN-5] [CPN-6] no other coupon takes off more than the best', () => {
  fc.assert(
    fc.property(fc.array(aCoupon()), figure(), figure(), (coupons, amountFen, now) => {
      const best = bestCoupon(coupons, amountFen, now)
      const discountsFen = coupons.map((one) => couponDiscountFen(one, amountFen, now))
      expect(best === undefined ? 0 : couponDiscountFen(best, amountFen, now)).toBe(Math.max(0, ...discountsFen))
    }),
  )
})

it('[CPN-3] [CPN-4] twenty orders that want one coupon: one has it at a time, by whatever way it went', () => {
  const wish = fc.tuple(fc.boolean(), fc.nat({ max: 19 }).map((at) => `o${at}`))
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 60 }), (wishes) => {
      let now: Coupon = COUPON
      let holder: string | null = null
      for (const [isUse, orderId] of wishes) {
        if (isUse) {
          const used = useCoupon(now, orderId, 100_000, 1_500)
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
