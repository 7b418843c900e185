import type { Reviews } from '@diandu/core/orders'
import { getReviews, listSellerReviews, replyToReview, writeReview } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpReviews = (client: Client): Reviews => ({
  ofOrder: (orderId, signal) => client.send(getReviews, { orderId }, { signal }),
  write: (orderId, { ratings: { truth, communication, speed }, words }) =>
    client.send(writeReview, { orderId, truth, communication, speed, words }),
  reply: (orderId, words) => client.send(replyToReview, { orderId, words }),
  ofSeller: (shopId, cursor, signal) =>
    client.send(listSellerReviews, { shopId, ...(cursor !== null && { cursor }) }, { signal }),
})
