import { couponDiscountFen, type CouponPayment } from './coupon-discount.ts'
import { claimRefusal, type CouponOffer } from './coupon-offer.ts'

/** A coupon that this person can still claim, and what it would take off one payment. */
export interface ClaimableOffer {
  readonly offer: CouponOffer
  readonly discountFen: number
}

/** Of what is given out now, the coupons that would take something off this payment, the best first. */
export const claimableOffers = (
  offers: readonly CouponOffer[],
  payment: CouponPayment,
  now: number,
): readonly ClaimableOffer[] =>
  offers
    .filter((offer) => claimRefusal(offer, now) === undefined)
    .map((offer) => ({ offer, discountFen: couponDiscountFen({ ...offer, orderId: null }, payment, now) }))
    .filter(({ discountFen }) => discountFen > 0)
    .toSorted((one, other) => other.discountFen - one.discountFen)
