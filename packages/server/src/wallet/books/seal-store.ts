import { insertRow, updateRow, type Queries } from '../../database/index.ts'

/** The postings of a span: how many, their sum, and a digest of every line of each. */
export interface SpanFigures {
  readonly postings: number
  readonly entries: number
  readonly sumFen: number
  /** Of the platform's accounts of fees and of coupons. */
  readonly feesFen: number
  readonly couponsFen: number
  readonly sha256: string
}

export interface Seal extends SpanFigures {
  readonly fromAt: number
  readonly untilAt: number
}

/** The sums are null where a version that did not count them has sealed. */
type StoredSeal = Omit<Seal, 'feesFen' | 'couponsFen'> & {
  readonly feesFen: number | null
  readonly couponsFen: number | null
}

/** Until when the books are sealed; null while nothing is. */
export async function sealedUntil(db: Queries): Promise<number | null> {
  const [found] = await db.query<{ until: number | null }>('SELECT max(until_at) AS until FROM book_seals')
  return found?.until ?? null
}

export const readSeals = (db: Queries): Promise<readonly StoredSeal[]> =>
  db.query<StoredSeal>(
    `SELECT from_at, until_at, postings, entries, sum_fen, fees_fen, coupons_fen, sha256 FROM book_seals ORDER BY until_at`,
  )

export const insertSeal = (db: Queries, seal: Seal, nowMs: number): Promise<void> =>
  insertRow(db, 'book_seals', {
    fromAt: seal.fromAt,
    untilAt: seal.untilAt,
    postings: seal.postings,
    entries: seal.entries,
    sumFen: seal.sumFen,
    feesFen: seal.feesFen,
    couponsFen: seal.couponsFen,
    sha256: seal.sha256,
    sealedAt: nowMs,
  })

/** Those from an instant on whose sums are not noted. */
export const uncountedSeals = (db: Queries, fromAt: number): Promise<readonly Pick<Seal, 'fromAt' | 'untilAt'>[]> =>
  db.query('SELECT from_at, until_at FROM book_seals WHERE fees_fen IS NULL AND from_at >= $1 ORDER BY until_at', [
    fromAt,
  ])

export async function noteSums(db: Queries, untilAt: number, { feesFen, couponsFen }: SpanFigures): Promise<void> {
  await updateRow(db, 'book_seals', { set: { feesFen, couponsFen }, where: { untilAt } })
}

/** Digests of thousands first, and one of those: no text of a whole month has to fit anywhere. */
const IN_ONE_PART = 10_000

/** Read from the rows as they are now. */
export async function figuresOf(db: Queries, fromAt: number, untilAt: number): Promise<SpanFigures> {
  const [figures] = await db.query<SpanFigures>(
    `SELECT coalesce(sum(postings), 0)::int8 AS postings, coalesce(sum(entries), 0)::int8 AS entries, coalesce(sum(sum_fen), 0)::int8 AS sum_fen,
       coalesce(sum(fees_fen), 0)::int8 AS fees_fen, coalesce(sum(coupons_fen), 0)::int8 AS coupons_fen,
       encode(sha256(coalesce(string_agg(part, ''::bytea ORDER BY place), ''::bytea)), 'hex') AS sha256
     FROM (
       SELECT p.place / ${IN_ONE_PART} AS place, count(DISTINCT p.id) AS postings, count(e.line) AS entries, sum(e.amount_fen) AS sum_fen,
         sum(e.amount_fen) FILTER (WHERE e.account_id = 'house:fees') AS fees_fen,
         sum(e.amount_fen) FILTER (WHERE e.account_id = 'house:coupons') AS coupons_fen,
         sha256(convert_to(string_agg(jsonb_build_array(p.place, p.id, p.kind, p.subject, p.posted_at, e.line, e.account_id, e.amount_fen)::text, E'\\n'
           ORDER BY p.place, e.line), 'UTF8')) AS part
       FROM postings p LEFT JOIN entries e ON e.posting_id = p.id WHERE p.posted_at >= $1 AND p.posted_at < $2 GROUP BY 1
     ) parts`,
    [fromAt, untilAt],
  )
  if (figures === undefined) throw new Error('A sum without rows is a row.')
  return figures
}

/** Adds the entries of a span to what is sealed of each account. */
export async function addSealedBalances(db: Queries, fromAt: number, untilAt: number): Promise<void> {
  await db.change(
    `INSERT INTO sealed_balances AS sealed (account_id, balance_fen)
     SELECT e.account_id, sum(e.amount_fen) FROM postings p JOIN entries e ON e.posting_id = p.id WHERE p.posted_at >= $1 AND p.posted_at < $2
     GROUP BY e.account_id
     ON CONFLICT (account_id) DO UPDATE SET balance_fen = sealed.balance_fen + excluded.balance_fen`,
    [fromAt, untilAt],
  )
  await db.change('DELETE FROM sealed_balances WHERE balance_fen = 0')
}
