import { availableOf, type BillAbout, type DetailedBill, type PostingKind, type Span } from '@diandu/core/wallet'
import { archivedPostingsOf } from '../archive/index.ts'
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
 * A person's available money, posting by posting, with what was left after each. `$1` is the account,
 * `archived` what of it is in archives. A clock may have
 * been set back between two postings: none is told to be earlier than the one before it, or the days of a statement
 * would not add up.
 */
const running = (archived: string): string => `WITH moved AS (
    SELECT p.id, p.kind, p.subject, p.place, p.posted_at AS at, sum(e.amount_fen)::int8 AS change_fen
    FROM entries e JOIN postings p ON p.id = e.posting_id WHERE e.account_id = $1
    GROUP BY p.id HAVING sum(e.amount_fen) <> 0
    UNION ALL SELECT * FROM jsonb_to_recordset(${archived}::jsonb) AS old (id text, kind text, subject text, place int8, at int8, change_fen int8)
  ), running AS (
    SELECT id, kind, subject, place, change_fen, max(at) OVER (ORDER BY place) AS at, sum(change_fen) OVER (ORDER BY place)::int8 AS balance_fen FROM moved
  )`

/** Subjects are looked up for the bills shown only. */
const billsOf = (
  shown: string,
): string => `SELECT r.id, r.kind, r.subject, r.place, r.at, r.change_fen, r.balance_fen, o.number AS order_number, o.shop_title, c.channel
  FROM (SELECT * FROM running r ${shown}) r LEFT JOIN orders o ON o.id = r.subject LEFT JOIN recharges c ON c.id = r.subject ORDER BY r.place DESC`

/** A bill with its place in the order of all. */
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
  const account = availableOf(userId)
  const rows = await db.query<BillRow>(
    `${running('$6')} ${billsOf(`WHERE r.place < $2 AND r.at BETWEEN $3 AND $4 AND ($5 = '' OR r.kind = $5) ORDER BY r.place DESC LIMIT ${max}`)}`,
    [account, before, from, until, kind ?? '', await archivedMoves(db, account)],
  )
  return rows.map(billOf)
}

export async function findBill(db: Queries, userId: string, id: string): Promise<PlacedBill | undefined> {
  const account = availableOf(userId)
  const sql = `${running('$3')} ${billsOf('WHERE r.id = $2')}`
  return (await db.query<BillRow>(sql, [account, id, await archivedMoves(db, account)])).map(billOf)[0]
}

export async function balanceBefore(db: Queries, userId: string, at: number): Promise<number> {
  const account = availableOf(userId)
  const [before] = await db.query<{ fen: number }>(
    `${running('$3')} SELECT coalesce(sum(r.change_fen), 0)::int8 AS fen FROM running r WHERE r.at < $2`,
    [account, at, await archivedMoves(db, account)],
  )
  return before?.fen ?? 0
}

export interface SpanTotals {
  readonly inFen: number
  readonly outFen: number
}

/** In the order of the spans. */
export async function totalsOf(db: Queries, userId: string, spans: readonly Span[]): Promise<readonly SpanTotals[]> {
  const account = availableOf(userId)
  return db.query<SpanTotals>(
    `${running('$4')} SELECT coalesce(sum(r.change_fen) FILTER (WHERE r.change_fen > 0), 0)::int8 AS in_fen,
       coalesce(-sum(r.change_fen) FILTER (WHERE r.change_fen < 0), 0)::int8 AS out_fen
     FROM unnest($2::int8[], $3::int8[]) WITH ORDINALITY AS spans (from_at, until_at, place) LEFT JOIN running r ON r.at BETWEEN spans.from_at AND spans.until_at
     GROUP BY spans.place ORDER BY spans.place`,
    [account, spans.map(({ from }) => from), spans.map(({ until }) => until), await archivedMoves(db, account)],
  )
}

/** The archived postings of the account, as JSON rows for a query. */
const archivedMoves = async (db: Queries, account: string): Promise<string> =>
  JSON.stringify(
    (await archivedPostingsOf(db, account))
      .map(({ id, kind, subject, place, at, lines }) => ({
        id,
        kind,
        subject,
        place,
        at,
        change_fen: lines.reduce((sum, line) => (line.account === account ? sum + line.amountFen : sum), 0),
      }))
      .filter((move) => move.change_fen !== 0),
  )

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
