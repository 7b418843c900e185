import { claimRefusal, couponMessage, decideClaim, type Coupon, type CouponOffer } from '@diandu/core/coupons'
import { fail, ok, refused, type Failure, type Random, type Result } from '@diandu/core/kernel'
import type { Transaction } from '../database/index.ts'
import { writeMessage } from '../inbox/index.ts'
import { idFrom } from '../ids/index.ts'
import { insertCoupon } from './coupon-store.ts'
import { countClaim, offerTo, takeFromStock } from './offer-store.ts'

/**
 * Gives a person one coupon of an offer, as it was read for them. The person's count is locked first, then the offer's.
 */
export async function claimCoupon(
  tx: Transaction,
  userId: string,
  offer: CouponOffer,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<Result<Coupon>> {
  const decided = decideClaim(offer, nowMs)
  if (!decided.ok) return decided
  if (!(await countClaim(tx, userId, offer)) || !(await takeFromStock(tx, offer.id, nowMs)))
    return fail(await refusalFor(tx, userId, offer.id, nowMs))
  const coupon = { ...decided.value, id: idFrom(random.token()) }
  await insertCoupon(tx, userId, offer.id, coupon, nowMs)
  await writeMessage(tx, couponMessage(userId, coupon, nowMs))
  return ok(coupon)
}

/** Another claim was faster: what is left is read again, because that claim changed it. */
async function refusalFor(tx: Transaction, userId: string, offerId: string, nowMs: number): Promise<Failure> {
  const offer = await offerTo(tx, userId, offerId)
  // This very claim is counted already; it will be undone.
  const refusal = offer && (claimRefusal({ ...offer, claimed: 0 }, nowMs) ?? claimRefusal(offer, nowMs))
  return refusal ?? refused('coupon-gone', '优惠券已领完', 'offerId')
}
