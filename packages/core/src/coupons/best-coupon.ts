import { couponDiscountFen } from './coupon-discount.ts'
import type { Coupon } from './coupon.ts'

/** A coupon and what it takes off one payment. */
export interface CouponSaving {
  readonly coupon: Coupon
  readonly discountFen: number
}

/** Every coupon that takes something off, the best first: the one that takes off the most; of equals the one that would be lost first. */
export function couponSavings(coupons: readonly Coupon[], amountFen: number, now: number): readonly CouponSaving[] {
  return coupons
    .map((coupon) => ({ coupon, discountFen: couponDiscountFen(coupon, amountFen, now) }))
    .filter(({ discountFen }) => discountFen > 0)
    .toSorted((one, other) => other.discountFen - one.discountFen || one.coupon.validUntil - other.coupon.validUntil)
}

/** Undefined where none takes anything off. */
export const bestCoupon = (coupons: readonly Coupon[], amountFen: number, now: number): Coupon | undefined =>
  couponSavings(coupons, amountFen, now)[0]?.coupon
