import { couponMessage, type Coupon, type CouponTerms } from '@diandu/core/coupons'
import type { Random } from '@diandu/core/kernel'
import type { Transaction } from '../database/index.ts'
import { writeMessage } from '../inbox/index.ts'
import { idFrom } from '../ids/index.ts'
import { insertCoupon } from './coupon-store.ts'

export interface GivenCoupon extends Pick<
  CouponTerms,
  'title' | 'amountFen' | 'leastSpendFen' | 'validFrom' | 'validUntil'
> {
  readonly userId: string
  /** Such as `gift:coupon-20`: no offer has this id. */
  readonly source: string
}

/** Gives a person a coupon that they earned elsewhere: its stock was counted there. */
export async function giveCoupon(
  tx: Transaction,
  { userId, source, ...terms }: GivenCoupon,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<Coupon> {
  const coupon: Coupon = { ...terms, id: idFrom(random.token()), orderId: null }
  await insertCoupon(tx, userId, source, coupon, nowMs)
  await writeMessage(tx, couponMessage(userId, coupon, nowMs))
  return coupon
}
