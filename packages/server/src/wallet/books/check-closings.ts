import type { Database } from '../../database/index.ts'
import { BOOKS_CLASS } from '../book-store.ts'
import { listClosings } from './closing-store.ts'

interface Moved {
  readonly month: string
  readonly account: string
  readonly inFen: number
  readonly outFen: number
}

/**
 * Closed months whose entries are not what was stored when they were closed. A month that is in an archive is compared
 * with the one before it only: the file has a check of its own.
 */
export async function checkClosings(db: Database, archivedUntil: number): Promise<readonly string[]> {
  const closings = (await listClosings(db)).toReversed()
  if (closings.length === 0) return []
  const moved = await db.query<Moved>(
    `SELECT m.month, (${BOOKS_CLASS})::text AS account,
       coalesce(sum(e.amount_fen) FILTER (WHERE e.amount_fen > 0), 0)::int8 AS in_fen,
       coalesce(-sum(e.amount_fen) FILTER (WHERE e.amount_fen < 0), 0)::int8 AS out_fen
     FROM month_closings m JOIN postings p ON p.posted_at >= m.from_at AND p.posted_at < m.until_at
     JOIN entries e ON e.posting_id = p.id WHERE m.from_at >= $1 GROUP BY 1, 2`,
    [archivedUntil],
  )
  const faults: string[] = []
  let left = new Map<string, number>()
  for (const [place, { month, fromAt, sums }] of closings.entries()) {
    const found = new Map(moved.filter((row) => row.month === month).map((row) => [row.account, row]))
    for (const { account, openingFen, inFen, outFen, closingFen } of sums) {
      const { inFen: cameFen, outFen: wentFen } = found.get(account) ?? { inFen: 0, outFen: 0 }
      found.delete(account)
      const isMoved = fromAt >= archivedUntil && (cameFen !== inFen || wentFen !== outFen)
      const isOff = closingFen !== openingFen + inFen - outFen || (place > 0 && openingFen !== (left.get(account) ?? 0))
      if (isMoved || isOff) faults.push(`The closed month ${month} is not what it was when it was closed: ${account}.`)
    }
    for (const account of found.keys())
      faults.push(`The closed month ${month} has entries of ${account} that it had not.`)
    left = new Map(sums.map(({ account, closingFen }) => [account, closingFen]))
  }
  return faults
}
