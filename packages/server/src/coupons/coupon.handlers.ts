import { ok } from '@diandu/core/kernel'
import * as wire from '@diandu/wire'
import { memberHandlerFor, moneyHandlerFor, type Handler } from '../calls/index.ts'
import { claimCoupon } from './claim-coupon.ts'
import { listCoupons } from './list-coupons.ts'
import { openOffers } from './offer-store.ts'

export const couponHandlers: readonly Handler[] = [
  memberHandlerFor(wire.listCoupons, ({ state = 'unused', cursor }, { db, viewer, clock }) =>
    listCoupons(db, viewer.userId, state, cursor, clock.now()),
  ),
  memberHandlerFor(wire.listCouponOffers, async (_nothing, { db, viewer, clock }) =>
    ok({ items: await openOffers(db, viewer.userId, clock.now()) }),
  ),
  moneyHandlerFor(wire.claimCoupon, ({ offerId }, { db, viewer, random, clock }) =>
    claimCoupon(db, viewer.userId, offerId, { random, nowMs: clock.now() }),
  ),
]
