import {
  couponSavings,
  type Coupon,
  type CouponChoice,
  type CouponPayment,
  type CouponState,
} from '@diandu/core/coupons'
import type { Page, Result } from '@diandu/core/kernel'
import { pageByTime } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'
import { selectCoupons, usableCoupons } from './coupon-store.ts'

const MAX_CHOICES = 20

/** A person's coupons in one state, the last one claimed first. */
export function listCoupons(
  db: Queries,
  userId: string,
  state: CouponState,
  cursor: string | undefined,
  nowMs: number,
): Promise<Result<Page<Coupon>>> {
  return pageByTime(cursor, {
    read: (behind, max) => selectCoupons(db, userId, state, behind, max, nowMs),
    placeOf: ({ claimedAt, id }) => ({ at: claimedAt, id }),
    show: ({ claimedAt: _claimedAt, ...coupon }): Coupon => coupon,
  })
}

export async function couponChoice(
  db: Queries,
  userId: string,
  payment: CouponPayment,
  chosenId: string | undefined,
  nowMs: number,
): Promise<CouponChoice> {
  const savings = couponSavings(await usableCoupons(db, userId, nowMs), payment, nowMs)
  return {
    usable: savings.slice(0, MAX_CHOICES),
    chosen: savings.find(({ coupon }) => coupon.id === chosenId) ?? null,
  }
}
