import { availableOf, type BillAbout, type DetailedBill, type PostingKind, type Span } from '@diandu/core/wallet'
import type { Queries } from '../database/index.ts'

interface BillRow {
  readonly id: string
  readonly kind: PostingKind
  readonly subject: string
  readonly place: number
  readonly at: number
  readonly changeFen: number
  readonly balanceFen: number
  readonly orderNumber: string | null
  readonly shopTitle: string | null
  readonly channel: string | null
}

/**
 * A person's available money, posting by posting, with what was left after each. `$1` is the account. A clock may have
 * been set back between two postings: none is told to be earlier than the one before it, or the days of a statement
 * would not add up.
 */
const RUNNING = `WITH moved AS (
    SELECT p.id, p.kind, p.subject, p.place, p.posted_at AS at, sum(e.amount_fen)::int8 AS change_fen
    FROM entries e JOIN postings p ON p.id = e.posting_id WHERE e.account_id = $1
    GROUP BY p.id HAVING sum(e.amount_fen) <> 0
  ), running AS (
    SELECT id, kind, subject, place, change_fen, max(at) OVER (ORDER BY place) AS at, sum(change_fen) OVER (ORDER BY place)::int8 AS balance_fen FROM moved
  )`

const BILL_COLUMNS = `SELECT r.id, r.kind, r.subject, r.place, r.at, r.change_fen AS "changeFen", r.balance_fen AS "balanceFen", o.number AS "orderNumber",
    o.shop_title AS "shopTitle", c.channel
  FROM running r LEFT JOIN orders o ON o.id = r.subject LEFT JOIN recharges c ON c.id = r.subject`

/** A bill and where it stands among all. */
export interface PlacedBill {
  readonly bill: DetailedBill
  readonly place: number
}

export interface BillChoice extends Span {
  readonly kind: PostingKind | null
  /** Only what came before this place. */
  readonly before: number
  readonly max: number
}

export async function selectBills(
  db: Queries,
  userId: string,
  { from, until, kind, before, max }: BillChoice,
): Promise<readonly PlacedBill[]> {
  const rows = await db.query<BillRow>(
    `${RUNNING} ${BILL_COLUMNS} WHERE r.place < $2 AND r.at BETWEEN $3 AND $4 AND ($5 = '' OR r.kind = $5) ORDER BY r.place DESC LIMIT ${max}`,
    [availableOf(userId), before, from, until, kind ?? ''],
  )
  return rows.map(billOf)
}

export async function findBill(db: Queries, userId: string, id: string): Promise<PlacedBill | undefined> {
  return (await db.query<BillRow>(`${RUNNING} ${BILL_COLUMNS} WHERE r.id = $2`, [availableOf(userId), id])).map(
    billOf,
  )[0]
}

/** What there was before an instant. */
export async function balanceBefore(db: Queries, userId: string, at: number): Promise<number> {
  const [before] = await db.query<{ fen: number }>(
    `${RUNNING} SELECT coalesce(sum(r.change_fen), 0)::int8 AS fen FROM running r WHERE r.at < $2`,
    [availableOf(userId), at],
  )
  return before?.fen ?? 0
}

export interface SpanTotals {
  readonly inFen: number
  readonly outFen: number
}

/** What came in and went out in each of the spans, in their order. */
export function totalsOf(db: Queries, userId: string, spans: readonly Span[]): Promise<readonly SpanTotals[]> {
  return db.query<SpanTotals>(
    `${RUNNING} SELECT coalesce(sum(r.change_fen) FILTER (WHERE r.change_fen > 0), 0)::int8 AS "inFen",
       coalesce(-sum(r.change_fen) FILTER (WHERE r.change_fen < 0), 0)::int8 AS "outFen"
     FROM unnest($2::int8[], $3::int8[]) WITH ORDINALITY AS spans (from_at, until_at, place) LEFT JOIN running r ON r.at BETWEEN spans.from_at AND spans.until_at
     GROUP BY spans.place ORDER BY spans.place`,
    [availableOf(userId), spans.map(({ from }) => from), spans.map(({ until }) => until)],
  )
}

function billOf({
  id,
  kind,
  subject,
  place,
  at,
  changeFen,
  balanceFen,
  orderNumber,
  shopTitle,
  channel,
}: BillRow): PlacedBill {
  const about: BillAbout =
    orderNumber === null || shopTitle === null
      ? { kind: 'request', id: subject, channel }
      : { kind: 'order', orderId: subject, number: orderNumber, title: shopTitle }
  return {
    place,
    bill: {
      id,
      kind,
      subject,
      at,
      direction: changeFen > 0 ? 'in' : 'out',
      amountFen: Math.abs(changeFen),
      balanceFen,
      about,
    },
  }
}
