import { couponDiscountFen } from './coupon-discount.ts'
import type { Coupon } from './coupon.ts'

/** The coupon that takes off the most; of equals the one that would be lost first. Undefined where none takes anything off. */
export function bestCoupon(coupons: readonly Coupon[], amountFen: number, now: number): Coupon | undefined {
  return coupons
    .map((coupon) => ({ coupon, discountFen: couponDiscountFen(coupon, amountFen, now) }))
    .filter(({ discountFen }) => discountFen > 0)
    .toSorted((one, other) => other.discountFen - one.discountFen || one.coupon.validUntil - other.coupon.validUntil)[0]?.coupon
}
