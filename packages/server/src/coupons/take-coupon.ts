import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { Transaction } from '../database/index.ts'
import { markUsed } from './coupon-store.ts'

/**
 * Takes a coupon that was checked for an order that was written. Refused where another order was faster: undo
 * everything then.
 */
export async function takeCoupon(
  tx: Transaction,
  userId: string,
  couponId: string,
  orderId: string,
  nowMs: number,
): Promise<Result<void>> {
  return (await markUsed(tx, userId, couponId, orderId, nowMs)) ? ok(undefined) : fail(couponUsed())
}

const couponUsed = (): Failure => refused('coupon-unusable', '优惠券已使用', 'couponId')
