import { isPubliclyVisible } from '../../src/catalog/index.ts'
import { mapResult, type Result } from '../../src/kernel/index.ts'
import {
  decideReview,
  decideReviewReply,
  isReviewShown,
  reviewsFor,
  reviewSummary,
  type DecidedReview,
  type OrderId,
  type OrderReviews,
  type RatingPart,
  type ReviewRecord,
  type Reviews,
} from '../../src/orders/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { notFound, type MarketState, type Member } from './market-state.ts'
import { callAsMember, readOrder } from './order-desk.ts'
import { pageAfter } from './page-after.ts'
import { writeMessages } from './write-messages.ts'

const UNWRITTEN = { buyer: undefined, seller: undefined }

export function createMemoryReviews(state: MarketState, store: SessionStore): Reviews {
  const pairOf = (id: OrderId) => state.reviews.get(id) ?? UNWRITTEN
  const factsOf = ({ userId }: Member, id: OrderId) => ({
    userId,
    order: state.orders.get(id),
    pair: pairOf(id),
    at: state.clock.now(),
  })
  const keep = (decided: Result<DecidedReview>): Result<OrderReviews> =>
    mapResult(decided, ({ role, order, pair, messages }) => {
      state.reviews.set(order.id, pair)
      writeMessages(state, messages)
      return reviewsFor(role, order, pair, state.clock.now())
    })
  return {
    ofOrder: async (id) =>
      readOrder(state, store, id, (order, userId) =>
        reviewsFor(order.sellerId === userId ? 'seller' : 'buyer', order, pairOf(id), state.clock.now()),
      ),
    write: async (id, draft) => callAsMember(state, store, (who) => keep(decideReview(factsOf(who, id), draft))),
    reply: async (id, words) => callAsMember(state, store, (who) => keep(decideReviewReply(factsOf(who, id), words))),
    async ofSeller(shopId, cursor) {
      const found = state.shops.get(shopId)
      if (found === undefined || !isPubliclyVisible(found.shop.status)) return notFound()
      const shown = [...state.reviews].flatMap(([id, { buyer: review }]) => {
        const order = state.orders.get(id)
        return review !== undefined && order?.sellerId === found.sellerId && isReviewShown(review, state.clock.now())
          ? [{ id, orderNumber: order.number, review }]
          : []
      })
      const page = pageAfter(
        shown.toSorted((one, other) => other.review.shownFrom - one.review.shownFrom),
        cursor,
        () => true,
      )
      const sumOf = (part: RatingPart) => shown.reduce((sum, { review }) => sum + review.ratings[part], 0)
      const sums = { truth: sumOf('truth'), communication: sumOf('communication'), speed: sumOf('speed') }
      return mapResult(page, ({ items, nextCursor }) => ({
        items: items.map(({ review, orderNumber }) => ({ ...publicOf(review), orderNumber })),
        nextCursor,
        summary: reviewSummary(shown.length, sums),
      }))
    },
  }
}

const publicOf = ({ author, ratings, words, writtenAt, reply }: ReviewRecord) => ({
  author,
  ratings,
  words,
  writtenAt,
  reply,
})
