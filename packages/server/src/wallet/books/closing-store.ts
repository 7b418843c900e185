import { insertIfAbsent, type Queries } from '../../database/index.ts'
import type { BooksLine } from '../book-store.ts'

export interface ClosingRecord {
  readonly month: string
  readonly fromAt: number
  readonly untilAt: number
  readonly closedAt: number
  readonly proposedBy: string
  readonly approvedBy: string
  readonly sums: readonly BooksLine[]
}

/** The newest first. */
export const listClosings = (db: Queries): Promise<readonly ClosingRecord[]> =>
  db.query<ClosingRecord>(
    'SELECT month, from_at, until_at, closed_at, proposed_by, approved_by, sums FROM month_closings ORDER BY until_at DESC',
  )

/** False where it is closed already. */
export const insertClosing = (db: Queries, { sums, ...closing }: ClosingRecord): Promise<boolean> =>
  insertIfAbsent(db, 'month_closings', { ...closing, sums: JSON.stringify(sums) })

export async function firstPostedAt(db: Queries): Promise<number | null> {
  return (await db.query<{ at: number | null }>('SELECT min(posted_at) AS at FROM postings'))[0]?.at ?? null
}
