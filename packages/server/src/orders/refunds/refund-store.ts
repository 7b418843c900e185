import { type Refund, type RefundVerdict, ORDER_CODES, orderCode } from '@diandu/core/orders'
import type { Queries, Transaction } from '../../database/index.ts'

export async function insertRefund(
  tx: Transaction,
  orderId: string,
  { reason, words, pictures, reportedAt }: Refund,
): Promise<void> {
  await tx.change(
    `INSERT INTO refunds (order_id, place, reason, words, pictures, reported_at)
     SELECT $1, 1 + count(*), $2, $3, $4::jsonb, $5 FROM refunds WHERE order_id = $1`,
    [orderId, reason, words, JSON.stringify(pictures), reportedAt],
  )
}

export async function findLastRefund(db: Queries, orderId: string): Promise<Refund | undefined> {
  const [refund] = await db.query<Refund>(
    'SELECT reason, words, pictures, reported_at AS "reportedAt" FROM refunds WHERE order_id = $1 ORDER BY place DESC LIMIT 1',
    [orderId],
  )
  return refund
}

const UNDER_REVIEW = orderCode('refund-under-review')

/** The last time that an order came under review, and what was said to it. */
export interface Review {
  readonly begunAt: number
  readonly isReported: boolean
  readonly verdict: RefundVerdict | null
}

export async function findLastReview(db: Queries, orderId: string): Promise<Review | undefined> {
  const [review] = await db.query<{
    begun_at: number
    event: string
    at: number | null
    status: number | null
    why: string | null
  }>(
    `SELECT b.at AS begun_at, b.event, e.at, e.status, e.why FROM order_steps b
     LEFT JOIN order_steps e ON e.order_id = b.order_id AND e.step > b.step AND e.from_status = ${UNDER_REVIEW}
     WHERE b.order_id = $1 AND b.status = ${UNDER_REVIEW} AND b.from_status <> ${UNDER_REVIEW} ORDER BY b.step DESC, e.step LIMIT 1`,
    [orderId],
  )
  if (review === undefined) return undefined
  const { begun_at: begunAt, event, at, status, why } = review
  return {
    begunAt,
    isReported: event === 'mismatch.reported',
    verdict: at === null ? null : { isAgreed: ORDER_CODES.statusOf(status) === 'refunded', why: why ?? '', at },
  }
}
