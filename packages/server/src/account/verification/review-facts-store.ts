import type { VerificationEvidence } from '@diandu/core/account'
import type { DataBox } from '../../crypto/index.ts'
import type { Queries } from '../../database/index.ts'
import { openVerification } from './verification-store.ts'

/** Whether a reviewer has opened these documents. */
export const hasReadDocuments = async (db: Queries, id: string, by: string): Promise<boolean> =>
  (await db.query('SELECT 1 FROM paper_readings WHERE verification_id = $1 AND read_by = $2 LIMIT 1', [id, by]))
    .length > 0

/** How many other users have submitted one of these very pictures as a document. */
export async function othersWithSamePictures(db: Queries, id: string): Promise<number> {
  const [found] = await db.query<{ count: number }>(
    `SELECT count(DISTINCT other.user_id)::int8 AS count
     FROM picture_uses used JOIN pictures own ON own.id = used.picture_id
       JOIN pictures other ON other.content_hash = own.content_hash AND other.user_id <> own.user_id
       JOIN picture_uses kept ON kept.picture_id = other.id AND starts_with(kept.used_for, 'papers ')
     WHERE used.used_for = $1`,
    [`papers ${id}`],
  )
  return found?.count ?? 0
}

/** More do not show the same ends of a number. */
const MAX_COMPARED = 200

/** How many other users have submitted the very same number of an identity or a company. */
export async function othersWithSameNumber(db: Queries, id: string, box: DataBox): Promise<number> {
  const rows = await db.query<{ id: string; userId: string; papers: string }>(
    `SELECT o.id, o.user_id, o.papers FROM verifications v JOIN verifications o ON o.shown_number = v.shown_number
       AND (o.user_id <> v.user_id OR o.id = v.id)
     WHERE v.id = $1 ORDER BY o.id <> v.id, o.place DESC LIMIT ${MAX_COMPARED}`,
    [id],
  )
  const [own, ...others] = rows.map((row) => ({ ...row, number: numberOf(openVerification(row.papers, row.id, box)) }))
  return new Set(others.flatMap(({ userId, number }) => (number === own?.number ? [userId] : []))).size
}

const numberOf = (papers: VerificationEvidence): string =>
  papers.kind === 'company' ? papers.creditCode : papers.residentId
