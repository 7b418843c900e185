import { claimRefusal, couponMessage, decideClaim, type Coupon } from '@diandu/core/coupons'
import { fail, ok, refused, type Failure, type Random, type Result } from '@diandu/core/kernel'
import type { Transaction } from '../database/index.ts'
import { writeMessage } from '../inbox/index.ts'
import { idFrom } from '../ids/index.ts'
import { insertCoupon } from './coupon-store.ts'
import { countClaim, offerTo, takeFromStock } from './offer-store.ts'

/** Gives a person one coupon of an offer. The person's count is locked first, then the offer's. */
export async function claimCoupon(
  tx: Transaction,
  userId: string,
  offerId: string,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<Result<Coupon>> {
  const offer = await offerTo(tx, userId, offerId)
  const decided = decideClaim(offer, nowMs)
  if (!decided.ok) return decided
  if (offer === undefined || !(await countClaim(tx, userId, offer)) || !(await takeFromStock(tx, offerId, nowMs)))
    return fail(await refusalFor(tx, userId, offerId, nowMs))
  const coupon = { ...decided.value, id: idFrom(random.token()) }
  await insertCoupon(tx, userId, offerId, coupon, nowMs)
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
