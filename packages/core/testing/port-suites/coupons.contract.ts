import { couponUseContract } from './coupon-use.contract.ts'
import { couponClaimContract } from './coupon-claim.contract.ts'
import type { OpenWorld } from '../world.ts'

/** The whole contract of `Coupons`: how they are claimed and listed, and how orders use them. */
export function couponsContract(name: string, open: OpenWorld): void {
  couponClaimContract(name, open)
  couponUseContract(name, open)
}
