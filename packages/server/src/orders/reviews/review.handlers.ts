import { isPubliclyVisible } from '@diandu/core/catalog'
import { fail, mapResult, ok, refused } from '@diandu/core/kernel'
import { maySee, noOrder, reviewsFor } from '@diandu/core/orders'
import * as wire from '@diandu/wire'
import { handlerFor, memberHandlerFor, pageByTime, type Handler } from '../../calls/index.ts'
import { findShop } from '../../catalog/index.ts'
import { findOrder } from '../order-store.ts'
import { asSellerReview, findReviews, readReviewsOf, summaryOf } from './review-store.ts'
import { answerReview, reviewDeal } from './write-review.ts'

export const reviewHandlers: readonly Handler[] = [
  memberHandlerFor(wire.getReviews, async ({ orderId }, { db, viewer: { userId }, clock }) => {
    const order = await findOrder(db, orderId)
    if (order === undefined || !maySee(order, userId)) return fail(noOrder())
    const role = order.sellerId === userId ? 'seller' : 'buyer'
    return ok(reviewsFor(role, order, await findReviews(db, orderId), clock.now()))
  }),
  memberHandlerFor(wire.writeReview, ({ orderId, words, ...ratings }, { db, viewer: { userId }, clock }) =>
    db.transaction((tx) => reviewDeal(tx, { userId, orderId, nowMs: clock.now() }, { ratings, words })),
  ),
  memberHandlerFor(wire.replyToReview, ({ orderId, words }, { db, viewer: { userId }, clock }) =>
    db.transaction((tx) => answerReview(tx, { userId, orderId, nowMs: clock.now() }, words)),
  ),
  handlerFor(wire.listSellerReviews, async ({ shopId, cursor }, { db, clock }) => {
    const found = await findShop(db, shopId)
    const sellerId = found !== null && isPubliclyVisible(found.shop.status) ? found.sellerId : null
    const nowMs = clock.now()
    const page = await pageByTime(cursor, {
      read: async (place, max) => (sellerId === null ? [] : readReviewsOf(db, { sellerId, nowMs }, place, max)),
      show: asSellerReview,
      placeOf: ({ shownFrom, orderId }) => ({ at: shownFrom, id: orderId }),
    })
    if (!page.ok) return page
    if (sellerId === null) return fail(refused('not-found', '没有找到这家店铺', 'shopId'))
    const summary = await summaryOf(db, sellerId, nowMs)
    return mapResult(page, (shown) => ({ ...shown, summary }))
  }),
]
