import { fail, ok, refused, type Failure, type Result } from '../kernel/index.ts'
import type { Coupon } from './coupon.ts'

/** A coupon as the platform gives it out: so many of them, so many for each person, until a day. */
export interface CouponTerms {
  readonly title: string
  readonly amountFen: number
  readonly leastSpendFen: number
  /** The first and the last instant at which one may be used. */
  readonly validFrom: number
  readonly validUntil: number
  /** The last instant at which one may be claimed. */
  readonly claimUntil: number
  readonly perPerson: number
}

/** The same as one person sees it. */
export interface CouponOffer extends CouponTerms {
  readonly id: string
  /** How many are left for all users together. */
  readonly left: number
  /** How many this person has claimed. */
  readonly claimed: number
}

/** Why this person cannot claim one now; undefined where they can. */
export function claimRefusal(
  { left, claimed, perPerson, claimUntil }: Pick<CouponOffer, 'left' | 'claimed' | 'perPerson' | 'claimUntil'>,
  now: number,
): Failure | undefined {
  if (!(now <= claimUntil)) return refused('coupon-gone', '领取时间已过', 'offerId')
  if (!(claimed < perPerson)) return refused('coupon-claimed', '您已领过这张优惠券', 'offerId')
  return left > 0 ? undefined : refused('coupon-gone', '优惠券已领完', 'offerId')
}

/** The coupon of a user who claims one now; the store gives it its id. Undefined: there is no such offer. */
export function decideClaim(offer: CouponOffer | undefined, now: number): Result<Omit<Coupon, 'id'>> {
  if (offer === undefined) return fail(refused('not-found', '没有找到这张优惠券', 'offerId'))
  const refusal = claimRefusal(offer, now)
  if (refusal !== undefined) return fail(refusal)
  const { title, amountFen, leastSpendFen, validFrom, validUntil } = offer
  return ok({ title, amountFen, leastSpendFen, validFrom, validUntil, orderId: null })
}
