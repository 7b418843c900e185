import type { Span } from '@diandu/core/wallet'
import type { Queries } from '../database/index.ts'

/** One class of accounts over a span: what there was, what came and went, what was left. */
export interface BooksLine {
  readonly account: string
  readonly openingFen: number
  readonly inFen: number
  readonly outFen: number
  readonly closingFen: number
}

/**
 * All users' available money is one class, so is what is frozen, and what is held for orders; the platform's accounts
 * are a class each.
 */
export const BOOKS_CLASS =
  "CASE WHEN e.account_id LIKE 'house:%' THEN e.account_id ELSE split_part(e.account_id, ':', 1) END"

/**
 * The platform's books over a span, class by class, from the entries and from nothing else; what is in archives counts
 * as before.
 */
export function readBooks(db: Queries, { from, until }: Span): Promise<readonly BooksLine[]> {
  return db.query<BooksLine>(
    `SELECT ${BOOKS_CLASS} AS account,
       coalesce(sum(e.amount_fen) FILTER (WHERE e.posted_at < $1), 0)::int8 AS opening_fen,
       coalesce(sum(e.amount_fen) FILTER (WHERE e.posted_at >= $1 AND e.amount_fen > 0), 0)::int8 AS in_fen,
       coalesce(-sum(e.amount_fen) FILTER (WHERE e.posted_at >= $1 AND e.amount_fen < 0), 0)::int8 AS out_fen,
       sum(e.amount_fen)::int8 AS closing_fen
     FROM (
       SELECT e.account_id, e.amount_fen, p.posted_at FROM entries e JOIN postings p ON p.id = e.posting_id
       UNION ALL SELECT account_id, balance_fen, 0 FROM archived_balances
     ) e WHERE e.posted_at <= $2 GROUP BY 1 ORDER BY 1`,
    [from, until],
  )
}
