import { escrowOf, type BookedPosting } from '@diandu/core/wallet'
import { archivedPostingsOf } from '../archive/index.ts'
import type { Queries } from '../database/index.ts'

/** Its lines may be in an archive. */
type StoredPosting = Omit<BookedPosting, 'lines'> & { readonly lines: BookedPosting['lines'] | null }

/** Every posting of one order or request, the oldest first. */
export async function readPostingsOf(db: Queries, subject: string): Promise<readonly BookedPosting[]> {
  const postings = await db.query<StoredPosting>(
    `SELECT p.id, p.kind, p.subject, p.posted_at,
       (SELECT jsonb_agg(jsonb_build_object('account', e.account_id, 'amountFen', e.amount_fen) ORDER BY e.line) FROM entries e WHERE e.posting_id = p.id) AS lines
     FROM postings p WHERE p.subject = $1 ORDER BY p.posted_at, p.id`,
    [subject],
  )
  if (postings.every(({ lines }) => lines !== null)) return postings as readonly BookedPosting[]
  const archived = new Map((await archivedPostingsOf(db, escrowOf(subject))).map(({ id, lines }) => [id, lines]))
  return postings.map((posting) => ({
    ...posting,
    lines: posting.lines ?? (archived.get(posting.id) as BookedPosting['lines']) ?? [],
  }))
}
