import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { CouponSaving } from './coupon-savings.ts'
import type { CouponPayment } from './coupon-discount.ts'
import type { CouponOffer } from './coupon-offer.ts'
import type { Coupon, CouponState } from './coupon.ts'

/** The discounts that a person's coupons give on one payment. */
export interface CouponChoice {
  /** The best first; at most twenty. */
  readonly usable: readonly CouponSaving[]
  /** The one that was chosen, where it takes something off. */
  readonly chosen: CouponSaving | null
}

export interface Coupons {
  /** A person's own, the last one claimed first. */
  list(state: CouponState, cursor: string | null, signal?: StopSignal): Promise<Result<Page<Coupon>>>
  /** The coupons that the platform gives out now. */
  offers(signal?: StopSignal): Promise<Result<readonly CouponOffer[]>>
  /** The same key claims once. */
  claim(offerId: string, key: string): Promise<Result<Coupon>>
  forPayment(payment: CouponPayment, chosenId: string | null, signal?: StopSignal): Promise<Result<CouponChoice>>
}
