import {
  reviewSummary,
  type OrderRole,
  type ReviewPair,
  type ReviewRecord,
  type ReviewSummary,
  type SellerReview,
} from '@diandu/core/orders'
import type { ListPlace } from '../../calls/index.ts'
import { updateRow, upsertRow, type Queries, type Transaction } from '../../database/index.ts'

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
}

/** A review as it is kept, with the deal that it is about. */
export interface StoredReview extends ReviewRecord {
  readonly orderId: string
  readonly orderNumber: string
}

const COLUMNS = `order_id, order_number, author, truth, communication, speed, words,
  written_at, shown_from, reply, replied_at, taken_down_for`

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

/** False where there is none, or it is taken down already. */
export const takeReviewDown = async (db: Queries, orderId: string, author: OrderRole, why: string): Promise<boolean> =>
  await updateRow(db, 'order_reviews', { set: { takenDownFor: why }, where: { orderId, author, takenDownFor: null } })

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
