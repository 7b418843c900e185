import { fail, ok, refused, type Result } from '../kernel/index.ts'
import { couponRefusal, type CouponPayment } from './coupon-discount.ts'
import type { Coupon } from './coupon.ts'

/** The coupon after it was used for an order with this payment. Used for that order already, it stays as it is. */
export function useCoupon(coupon: Coupon, orderId: string, payment: CouponPayment, now: number): Result<Coupon> {
  if (coupon.orderId === orderId) return ok(coupon)
  const refusal = couponRefusal(coupon, payment, now)
  return refusal === undefined ? ok({ ...coupon, orderId }) : fail(refused('coupon-unusable', refusal, 'couponId'))
}

/** The coupon after that order was cancelled or refunded; one that another order used is left alone. */
export const giveBackCoupon = (coupon: Coupon, orderId: string): Coupon =>
  coupon.orderId === orderId ? { ...coupon, orderId: null } : coupon
