import type { BookedPosting } from '@diandu/core/wallet'
import type { Queries } from '../database/index.ts'

/** Every posting of one order or request, the oldest first. */
export function readPostingsOf(db: Queries, subject: string): Promise<readonly BookedPosting[]> {
  return db.query<BookedPosting>(
    `SELECT p.id, p.kind, p.subject, p.posted_at AS "postedAt",
       (SELECT jsonb_agg(jsonb_build_object('account', e.account_id, 'amountFen', e.amount_fen) ORDER BY e.line) FROM entries e WHERE e.posting_id = p.id) AS lines
     FROM postings p WHERE p.subject = $1 ORDER BY p.posted_at, p.id`,
    [subject],
  )
}
