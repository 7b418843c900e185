import type { RefundCase } from '@diandu/core/orders'
import type { Queries } from '../../database/index.ts'
import { findLastRefund, findLastReview } from './refund-store.ts'

/** What brought the last review of an order, and what came of it; null where there was none. */
export async function readRefundCase(
  db: Queries,
  orderId: string,
  addressOf: (picture: string) => string,
): Promise<RefundCase | null> {
  const review = await findLastReview(db, orderId)
  if (review === undefined) return null
  const refund = review.isReported ? await findLastRefund(db, orderId) : undefined
  return {
    refund: refund === undefined ? null : { ...refund, pictures: refund.pictures.map(addressOf) },
    verdict: review.verdict,
  }
}
