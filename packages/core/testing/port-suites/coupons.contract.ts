import { couponUseContract } from './coupon-use.contract.ts'
import { couponClaimContract } from './coupon-claim.contract.ts'
import type { OpenFixture } from '../fixture.ts'

/** The whole contract of `Coupons`: how they are claimed and listed, and how orders use them. */
export function couponsContract(name: string, open: OpenFixture): void {
  couponClaimContract(name, open)
  couponUseContract(name, open)
}
