import {
  decideModeration,
  reviewSummary,
  type OrderRole,
  type ReviewPair,
  type ReviewRecord,
  type ReviewSummary,
  type SellerReview,
} from '@diandu/core/orders'
import { ok, type Result } from '@diandu/core/kernel'
import type { ListPlace } from '../../calls/index.ts'
import { updateRow, upsertRow, type Queries, type Transaction } from '../../database/index.ts'
import { announceQueue } from '../../queue-changes/index.ts'

interface ReviewRow {
  readonly orderId: string
  readonly orderNumber: string
  readonly author: OrderRole
  readonly truth: number
  readonly communication: number
  readonly speed: number
  readonly words: string
  readonly writtenAt: number
  readonly shownFrom: number
  readonly reply: string | null
  readonly repliedAt: number | null
  readonly takenDownFor: string | null
  readonly takenDownAt: number | null
  readonly checkedAt: number | null
  readonly subjectId: string
}

/** A review as it is kept, with the deal that it is about. */
export interface StoredReview extends ReviewRecord {
  readonly orderId: string
  readonly orderNumber: string
  /** Whom it is about. */
  readonly subjectId: string
  readonly takenDownAt: number | null
  /** When a member of staff has looked at it as it is; null until then. */
  readonly checkedAt: number | null
}

const COLUMNS = `order_id, order_number, author, truth, communication, speed, words,
  written_at, shown_from, reply, replied_at, taken_down_for, taken_down_at, checked_at, subject_id`

export async function findReviews(db: Queries, orderId: string): Promise<ReviewPair> {
  const rows = await db.query<ReviewRow>(`SELECT ${COLUMNS} FROM order_reviews WHERE order_id = $1`, [orderId])
  const reviews = rows.map(toReview)
  return {
    buyer: reviews.find(({ author }) => author === 'buyer'),
    seller: reviews.find(({ author }) => author === 'seller'),
  }
}

export async function writeReviewRow(
  tx: Transaction,
  {
    orderId,
    orderNumber,
    subjectId,
  }: { readonly orderId: string; readonly orderNumber: string; readonly subjectId: string },
  { author, ratings, words, writtenAt, shownFrom, reply }: ReviewRecord,
): Promise<void> {
  announceQueue(tx, 'reviews')
  // Of words that were written since, staff have seen nothing.
  await tx.change(
    `UPDATE order_reviews SET checked_at = NULL WHERE order_id = $1 AND author = $2
       AND (words <> $3 OR reply IS DISTINCT FROM $4::text)`,
    [orderId, author, words, reply?.words ?? null],
  )
  await upsertRow(tx, 'order_reviews', {
    key: { orderId, author },
    set: {
      truth: ratings.truth,
      communication: ratings.communication,
      speed: ratings.speed,
      words,
      shownFrom,
      reply: reply?.words ?? null,
      repliedAt: reply?.at ?? null,
    },
    once: { subjectId, orderNumber, writtenAt },
  })
}

const SHOWN_OF_SELLER = `FROM order_reviews WHERE subject_id = $1 AND author = 'buyer' AND taken_down_for IS NULL AND shown_from <= $2::bigint`

/** Behind a place of the list, the one that was shown last first. */
export async function readReviewsOf(
  db: Queries,
  { sellerId, nowMs }: { readonly sellerId: string; readonly nowMs: number },
  { at, id }: ListPlace,
  max: number,
): Promise<readonly StoredReview[]> {
  const rows = await db.query<ReviewRow>(
    `SELECT ${COLUMNS} ${SHOWN_OF_SELLER} AND (shown_from, order_id) < ($3::bigint, $4)
     ORDER BY shown_from DESC, order_id DESC LIMIT $5::int`,
    [sellerId, nowMs, at, id, max],
  )
  return rows.map(toReview)
}

export async function summaryOf(db: Queries, sellerId: string, nowMs: number): Promise<ReviewSummary> {
  const [row] = await db.query<{ count: number; truth: number; communication: number; speed: number }>(
    `SELECT count(*)::int8 AS count, coalesce(sum(truth), 0)::int8 AS truth, coalesce(sum(communication), 0)::int8 AS communication,
       coalesce(sum(speed), 0)::int8 AS speed ${SHOWN_OF_SELLER}`,
    [sellerId, nowMs],
  )
  const { count, ...sums } = row ?? { count: 0, truth: 0, communication: 0, speed: 0 }
  return reviewSummary(count, sums)
}

/** The newest first. */
export const listReviews = async (db: Queries, max: number): Promise<readonly StoredReview[]> =>
  (
    await db.query<ReviewRow>(
      `SELECT ${COLUMNS} FROM order_reviews ORDER BY written_at DESC, order_id DESC LIMIT $1::int`,
      [max],
    )
  ).map(toReview)

/** For staff: those that none has looked at, the oldest first, and behind them those that were withdrawn since then. */
export async function reviewsToCheck(
  db: Queries,
  max: number,
  withdrawnSince: number,
): Promise<readonly StoredReview[]> {
  const unchecked = await db.query<ReviewRow>(
    `SELECT ${COLUMNS} FROM order_reviews WHERE checked_at IS NULL ORDER BY written_at, order_id, author LIMIT $1::int`,
    [max],
  )
  const withdrawn = await db.query<ReviewRow>(
    `SELECT ${COLUMNS} FROM order_reviews WHERE taken_down_at > $2::int8 AND checked_at IS NOT NULL
     ORDER BY taken_down_at LIMIT $1::int`,
    [max - unchecked.length, withdrawnSince],
  )
  return [...unchecked, ...withdrawn].map(toReview)
}

export async function findReview(db: Queries, orderId: string, author: string): Promise<StoredReview | undefined> {
  const rows = await db.query<ReviewRow>(`SELECT ${COLUMNS} FROM order_reviews WHERE order_id = $1 AND author = $2`, [
    orderId,
    author,
  ])
  return rows.map(toReview)[0]
}

/** Staff found nothing wrong with it. */
export async function noteChecked(tx: Transaction, { orderId, author }: StoredReview, at: number): Promise<void> {
  announceQueue(tx, 'reviews')
  await updateRow(tx, 'order_reviews', { set: { checkedAt: at }, where: { orderId, author } })
}

/** Takes a review down with a reason, or (null) shows it again. */
export async function moderateReview(
  tx: Transaction,
  { orderId, author }: { readonly orderId: string; readonly author: OrderRole },
  why: string | null,
  at: number,
): Promise<Result<StoredReview>> {
  announceQueue(tx, 'reviews')
  await tx.query('SELECT 1 FROM order_reviews WHERE order_id = $1 AND author = $2 FOR UPDATE', [orderId, author])
  const found = await findReview(tx, orderId, author)
  const decided = decideModeration(found, why)
  if (!decided.ok || found === undefined) return decided as Result<never>
  const { takenDownFor } = decided.value
  await updateRow(tx, 'order_reviews', {
    set: { takenDownFor, takenDownAt: takenDownFor === null ? null : at, checkedAt: at },
    where: { orderId, author },
  })
  return ok({ ...found, takenDownFor })
}

export const asSellerReview = ({
  orderNumber,
  author,
  ratings,
  words,
  writtenAt,
  reply,
}: StoredReview): SellerReview => ({ orderNumber, author, ratings, words, writtenAt, reply })

function toReview({ truth, communication, speed, reply, repliedAt, ...row }: ReviewRow): StoredReview {
  return {
    ...row,
    ratings: { truth, communication, speed },
    reply: reply === null || repliedAt === null ? null : { words: reply, at: repliedAt },
  }
}
