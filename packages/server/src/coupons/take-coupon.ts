import { couponDiscountFen, useCoupon } from '@diandu/core/coupons'
import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { Queries, Transaction } from '../database/index.ts'
import { findCoupon, markUsed } from './coupon-store.ts'

/** What a coupon would take off this payment now, or why it may not. */
export async function judgeCoupon(db: Queries, userId: string, couponId: string, amountFen: number, nowMs: number): Promise<Result<number>> {
  const coupon = await findCoupon(db, userId, couponId)
  if (coupon === undefined) return fail(refused('coupon-unusable', '没有找到这张优惠券', 'couponId'))
  const used = useCoupon(coupon, '', amountFen, nowMs)
  return used.ok ? ok(couponDiscountFen(coupon, amountFen, nowMs)) : used
}

/** Takes a coupon that was judged for an order that was written. Refused where another order was faster: undo everything then. */
export async function takeCoupon(tx: Transaction, userId: string, couponId: string, orderId: string, nowMs: number): Promise<Result<void>> {
  return (await markUsed(tx, userId, couponId, orderId, nowMs)) ? ok(undefined) : fail(couponUsed())
}

const couponUsed = (): Failure => refused('coupon-unusable', '优惠券已使用', 'couponId')
