import * as v from 'valibot'
import { COUPON_STATES, type Coupon, type CouponChoice, type CouponOffer } from '@diandu/core/coupons'
import { call } from '../call.ts'
import { count, cursor, fen, idOf, instant, keysOf, nothingIn, pageOf } from '../../schemas/schemas.ts'

const id = idOf<never>() as v.GenericSchema<string, string>

export const coupon = v.object({
  id,
  title: v.string(),
  amountFen: fen,
  leastSpendFen: fen,
  validFrom: instant,
  validUntil: instant,
  orderId: v.nullable(id),
}) satisfies v.GenericSchema<unknown, Coupon>

export const couponOffer = v.object({
  id,
  title: v.string(),
  amountFen: fen,
  leastSpendFen: fen,
  validFrom: instant,
  validUntil: instant,
  claimUntil: instant,
  perPerson: count,
  left: count,
  claimed: count,
}) satisfies v.GenericSchema<unknown, CouponOffer>

const saving = v.object({ coupon, discountFen: fen })

/** Discounts of a person's coupons for one payment. */
export const couponChoice = v.object({ usable: v.array(saving), chosen: v.nullable(saving) }) satisfies v.GenericSchema<
  unknown,
  CouponChoice
>
export const couponId = id

export const listCoupons = call('GET coupon', {
  summary: 'A person’s coupons in one state, the last one claimed first',
  access: 'member',
  input: v.strictObject({ state: v.exactOptional(v.picklist(keysOf(COUPON_STATES))), cursor: v.exactOptional(cursor) }),
  output: pageOf(coupon),
  example: { state: 'unused', cursor: 'c1' },
})

export const listCouponOffers = call('POST activityCoupon', {
  summary: 'The coupons that are given out now, and how many of each this person has claimed',
  access: 'member',
  input: nothingIn,
  output: v.object({ items: v.array(couponOffer) }),
})

export const claimCoupon = call('POST getUserCoupon', {
  summary: 'Claims a coupon: so many for everybody, so many for each person',
  access: 'member',
  money: true,
  input: v.strictObject({ offerId: id }),
  output: coupon,
  example: { offerId: 'o1' },
})
