import { ok, type Result } from '@diandu/core/kernel'
import {
  decideReview,
  decideReviewReply,
  ORDER_ROLES,
  reviewsFor,
  type DecidedReview,
  type OrderId,
  type OrderReviews,
  type ReviewDraft,
  type ReviewFacts,
} from '@diandu/core/orders'
import type { Transaction } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'
import { lockOrder } from '../order-store.ts'
import { findReviews, writeReviewRow } from './review-store.ts'

interface OwnReview {
  readonly userId: string
  readonly orderId: OrderId
  readonly nowMs: number
}

export const reviewDeal = async (tx: Transaction, own: OwnReview, draft: ReviewDraft): Promise<Result<OrderReviews>> =>
  keep(tx, own, decideReview(await lockedFacts(tx, own), draft))

export const answerReview = async (tx: Transaction, own: OwnReview, words: string): Promise<Result<OrderReviews>> =>
  keep(tx, own, decideReviewReply(await lockedFacts(tx, own), words))

/** The order stays locked: of two who review at once the second sees the first. */
const lockedFacts = async (tx: Transaction, { userId, orderId, nowMs }: OwnReview): Promise<ReviewFacts> => ({
  userId,
  order: await lockOrder(tx, orderId),
  pair: await findReviews(tx, orderId),
  at: nowMs,
})

async function keep(
  tx: Transaction,
  { nowMs }: OwnReview,
  decided: Result<DecidedReview>,
): Promise<Result<OrderReviews>> {
  if (!decided.ok) return decided
  const { role, order, pair, messages } = decided.value
  for (const author of ORDER_ROLES) {
    const review = pair[author]
    const subjectId = author === 'buyer' ? order.sellerId : order.buyerId
    if (review !== undefined)
      await writeReviewRow(tx, { orderId: order.id, orderNumber: order.number, subjectId }, review)
  }
  await writeMessages(tx, messages)
  return ok(reviewsFor(role, order, pair, nowMs))
}
