import { fail, ok, refused } from '@diandu/core/kernel'
import * as wire from '@diandu/wire'
import { memberHandlerFor, moneyHandlerFor, type Handler } from '../calls/index.ts'
import { claimCoupon } from './claim-coupon.ts'
import { listCoupons } from './list-coupons.ts'
import { offerTo, openOffers } from './offer-store.ts'

export const couponHandlers: readonly Handler[] = [
  memberHandlerFor(wire.listCoupons, ({ state = 'unused', cursor }, { db, viewer, clock }) =>
    listCoupons(db, viewer.userId, state, cursor, clock.now()),
  ),
  memberHandlerFor(wire.listCouponOffers, async (_nothing, { db, viewer, clock }) =>
    ok({ items: await openOffers(db, viewer.userId, clock.now()) }),
  ),
  moneyHandlerFor(wire.claimCoupon, async ({ offerId }, { db, viewer, random, clock }) => {
    const offer = await offerTo(db, viewer.userId, offerId)
    if (offer === undefined) return fail(refused('not-found', '没有找到这张优惠券', 'offerId'))
    return claimCoupon(db, viewer.userId, offer, { random, nowMs: clock.now() })
  }),
]
