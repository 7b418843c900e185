import { isFen } from '../kernel/index.ts'
import { couponState, type Coupon } from './coupon.ts'

/** The payment that a coupon is for. */
export interface CouponPayment {
  readonly amountFen: number
  /** The platform's share of the order when it is completed. */
  readonly serviceFeeFen: number
}

/**
 * Discount at this instant; 0 where the coupon may not be used. Never more than the platform's own fee: one person who
 * is both buyer and seller could otherwise take the difference from the platform.
 */
export function couponDiscountFen(coupon: Coupon, payment: CouponPayment, now: number): number {
  return couponRefusal(coupon, payment, now) === undefined
    ? Math.min(coupon.amountFen, payment.amountFen, payment.serviceFeeFen)
    : 0
}

/** Why a coupon takes nothing off, in words for the person; undefined where it does. */
export function couponRefusal(
  coupon: Coupon,
  { amountFen, serviceFeeFen }: CouponPayment,
  now: number,
): string | undefined {
  const state = couponState(coupon, now)
  if (state === 'used') return '优惠券已使用'
  if (state === 'expired') return '优惠券已过期'
  if (!(coupon.validFrom <= now)) return '优惠券尚未生效'
  if (!isSomeFen(coupon.amountFen) || !isSomeFen(amountFen) || !(coupon.leastSpendFen <= amountFen))
    return '未达到优惠券的使用门槛'
  return isSomeFen(serviceFeeFen) ? undefined : '本单没有服务费可以抵扣'
}

const isSomeFen = (fen: number): boolean => isFen(fen) && fen > 0
