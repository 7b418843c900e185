export { bestCoupon } from './best-coupon.ts'
export { couponDiscountFen } from './coupon-discount.ts'
export { COUPON_STATES, couponState, type Coupon, type CouponState } from './coupon.ts'
export { giveBackCoupon, useCoupon } from './use-coupon.ts'
