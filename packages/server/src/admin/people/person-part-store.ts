import type { ListingStatus } from '@diandu/core/catalog'
import type { CoinKind } from '@diandu/core/coins'
import type { Coupon } from '@diandu/core/coupons'
import type { Message } from '@diandu/core/inbox'
import type { ReportReason, ReportStatus } from '@diandu/core/reports'
import type { PostingKind } from '@diandu/core/wallet'
import type { Queries } from '../../database/index.ts'
import { MAX_ROWS } from './record-blocks.ts'

/** One more than are shown. */
const LIMIT = MAX_ROWS + 1

export const readListings = (
  db: Queries,
  userId: string,
): Promise<readonly { id: string; title: string; status: ListingStatus; priceFen: number; publishedAt: number }[]> =>
  db.query(
    `SELECT id, title, status, price_fen, published_at FROM shops WHERE seller_id = $1
     ORDER BY published_at DESC, id DESC LIMIT ${LIMIT}`,
    [userId],
  )

/** Movements of both accounts of a user; those that lie in archives are left out. */
export const readMovements = (
  db: Queries,
  userId: string,
): Promise<
  readonly {
    kind: PostingKind
    postedAt: number
    account: 'available' | 'frozen'
    amountFen: number
    subject: string
  }[]
> =>
  db.query(
    `SELECT p.kind, p.posted_at, split_part(e.account_id, ':', 1) AS account, e.amount_fen, p.subject
     FROM entries e JOIN postings p ON p.id = e.posting_id WHERE e.account_id = ANY($1::text[])
     ORDER BY p.place DESC, e.line LIMIT ${LIMIT}`,
    [[`available:${userId}`, `frozen:${userId}`]],
  )

export const readDebts = (
  db: Queries,
  userId: string,
): Promise<readonly { orderId: string; number: string; damagesFen: number; takenFen: number; owedSince: number }[]> =>
  db.query(
    `SELECT d.order_id, o.number, d.damages_fen, d.taken_fen, d.owed_since FROM seller_debts d
     JOIN orders o ON o.id = d.order_id WHERE d.seller_id = $1 ORDER BY d.place DESC LIMIT ${LIMIT}`,
    [userId],
  )

export const readHolds = (
  db: Queries,
  userId: string,
): Promise<readonly { shopTitle: string; heldAt: number; heldBy: string; releasedAt: number | null }[]> =>
  db.query(
    `SELECT shop_title, held_at, held_by, released_at FROM payout_holds WHERE user_id = $1
     ORDER BY held_at DESC LIMIT ${LIMIT}`,
    [userId],
  )

export const readCoupons = (db: Queries, userId: string): Promise<readonly Coupon[]> =>
  db.query(
    `SELECT id, title, amount_fen, least_spend_fen, valid_from, valid_until, order_id FROM coupons
     WHERE user_id = $1 ORDER BY claimed_at DESC, id DESC LIMIT ${LIMIT}`,
    [userId],
  )

/** Of each movement the line of the operator, which has the opposite sign of the user's. */
export const readCoinMovements = (
  db: Queries,
  userId: string,
): Promise<readonly { kind: CoinKind; reference: string; coins: number; postedAt: number }[]> =>
  db.query(
    `SELECT kind, reference, -coins AS coins, posted_at FROM coin_entries
     WHERE user_id = $1 AND account LIKE 'house:%' ORDER BY posted_at DESC LIMIT ${LIMIT}`,
    [userId],
  )

interface PersonReport {
  readonly shopId: string
  readonly shopTitle: string
  readonly reason: ReportReason
  readonly status: ReportStatus
  readonly words: string
  readonly reportedAt: number
}

const REPORT = `SELECT r.shop_id, s.title AS shop_title, r.reason, r.status, r.words, r.reported_at
  FROM shop_reports r JOIN shops s ON s.id = r.shop_id`

export const readReportsBy = (db: Queries, userId: string): Promise<readonly PersonReport[]> =>
  db.query(`${REPORT} WHERE r.user_id = $1 ORDER BY r.reported_at DESC LIMIT ${LIMIT}`, [userId])

export const readReportsAbout = (db: Queries, sellerId: string): Promise<readonly PersonReport[]> =>
  db.query(`${REPORT} WHERE s.seller_id = $1 ORDER BY r.reported_at DESC LIMIT ${LIMIT}`, [sellerId])

/** Those that no archive holds yet. */
export const readRecentMessages = (
  db: Queries,
  userId: string,
): Promise<readonly Pick<Message, 'kind' | 'event' | 'figures' | 'at' | 'readAt'>[]> =>
  db.query(
    `SELECT kind, event, figures, at, read_at FROM inbox_messages WHERE user_id = $1
     ORDER BY at DESC, place DESC LIMIT ${LIMIT}`,
    [userId],
  )

export const readVerifications = (
  db: Queries,
  userId: string,
): Promise<
  readonly {
    kind: string
    status: number
    shownName: string
    shownNumber: string
    handedInAt: number
    reviewedAt: number | null
    reviewedBy: string | null
    note: string
  }[]
> =>
  db.query(
    `SELECT kind, status, shown_name, shown_number, handed_in_at, reviewed_at, reviewed_by, note
     FROM verifications WHERE user_id = $1 ORDER BY place DESC LIMIT ${LIMIT}`,
    [userId],
  )
