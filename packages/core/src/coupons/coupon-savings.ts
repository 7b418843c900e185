import { couponDiscountFen, type CouponPayment } from './coupon-discount.ts'
import type { Coupon } from './coupon.ts'

/** A coupon and what it takes off one payment. */
export interface CouponSaving {
  readonly coupon: Coupon
  readonly discountFen: number
}

/**
 * Every coupon that takes something off, the best first: the one that takes off the most; of equals the one that would
 * be lost first.
 */
export function couponSavings(
  coupons: readonly Coupon[],
  payment: CouponPayment,
  now: number,
): readonly CouponSaving[] {
  return coupons
    .map((coupon) => ({ coupon, discountFen: couponDiscountFen(coupon, payment, now) }))
    .filter(({ discountFen }) => discountFen > 0)
    .toSorted((one, other) => other.discountFen - one.discountFen || one.coupon.validUntil - other.coupon.validUntil)
}
