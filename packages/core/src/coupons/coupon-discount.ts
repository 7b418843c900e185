import { isFen } from '../kernel/index.ts'
import { couponState, type Coupon } from './coupon.ts'

/** What a coupon takes off `amountFen` at this instant: 0 where it may not be used. */
export function couponDiscountFen(coupon: Coupon, amountFen: number, now: number): number {
  return refusalOf(coupon, amountFen, now) === undefined ? Math.min(coupon.amountFen, amountFen) : 0
}

/** Why a coupon takes nothing off, in words for the person; undefined where it does. */
export function refusalOf(coupon: Coupon, amountFen: number, now: number): string | undefined {
  const state = couponState(coupon, now)
  if (state === 'used') return '优惠券已使用'
  if (state === 'expired') return '优惠券已过期'
  if (!(coupon.validFrom <= now)) return '优惠券尚未生效'
  if (!isSomeFen(coupon.amountFen) || !isSomeFen(amountFen) || !(coupon.leastSpendFen <= amountFen)) return '未达到优惠券的使用门槛'
  return undefined
}

const isSomeFen = (fen: number): boolean => isFen(fen) && fen > 0
