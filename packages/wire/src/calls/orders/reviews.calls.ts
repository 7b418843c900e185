import * as v from 'valibot'
import {
  MAX_RATING,
  MAX_REPLY_WORDS,
  MAX_REVIEW_WORDS,
  MIN_RATING,
  type OrderReviews,
  type SellerReviews,
} from '@diandu/core/orders'
import { call } from '../call.ts'
import { orderId, orderRole } from './orders.calls.ts'
import { shopId } from '../../schemas/catalog.schemas.ts'
import { count, cursor, instant, pageOf, typed } from '../../schemas/schemas.ts'

const rating = v.pipe(v.number(), v.safeInteger(), v.minValue(MIN_RATING), v.maxValue(MAX_RATING))
const mean = v.pipe(v.number(), v.safeInteger(), v.minValue(MIN_RATING * 100), v.maxValue(MAX_RATING * 100))

const review = v.object({
  author: orderRole,
  ratings: v.object({ truth: rating, communication: rating, speed: rating }),
  words: v.string(),
  writtenAt: instant,
  reply: v.nullable(v.object({ words: v.string(), at: instant })),
})

const reviews = v.object({
  reviewBy: v.nullable(instant),
  own: v.nullable(v.object({ ...review.entries, isShown: v.boolean(), takenDownFor: v.nullable(v.string()) })),
  other: v.nullable(review),
  hasOther: v.boolean(),
}) satisfies v.GenericSchema<unknown, OrderReviews>

export const getReviews = call('POST order/review', {
  summary: 'What the two sides of a finished deal say of each other, as one of them sees it',
  access: 'member',
  input: v.strictObject({ orderId }),
  output: reviews,
  example: { orderId: 'o1' },
})

export const writeReview = call('POST order/review/write', {
  summary: 'Reviews the other side of a finished deal; hidden until both have, or 14 days have passed',
  access: 'member',
  rateLimitPerMinute: 20,
  input: v.strictObject({
    orderId,
    truth: rating,
    communication: rating,
    speed: rating,
    words: typed(MAX_REVIEW_WORDS),
  }),
  output: reviews,
  example: { orderId: 'o1', truth: 5, communication: 4, speed: 5, words: '交接顺利，资料齐全' },
})

export const replyToReview = call('POST order/review/reply', {
  summary: 'Answers what the other side says, once it is shown',
  access: 'member',
  rateLimitPerMinute: 20,
  input: v.strictObject({ orderId, words: typed(MAX_REPLY_WORDS, 1) }),
  output: reviews,
  example: { orderId: 'o1', words: '谢谢，祝生意兴隆' },
})

export const listSellerReviews = call('GET shop/seller/reviews', {
  summary: 'What buyers say of the seller of a shop, the newest first, each with the number of its deal',
  access: 'anyone',
  input: v.strictObject({ shopId, cursor: v.exactOptional(cursor) }),
  output: v.object({
    ...pageOf(v.object({ ...review.entries, orderNumber: v.string() })).entries,
    summary: v.object({
      count,
      means: v.nullable(v.object({ truth: mean, communication: mean, speed: mean })),
    }),
  }) satisfies v.GenericSchema<unknown, SellerReviews>,
  example: { shopId: 's1', cursor: 'c1' },
})
