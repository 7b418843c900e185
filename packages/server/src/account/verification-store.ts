import type { VerificationPapers, VerificationRecord } from '@diandu/core/account'
import type { Queries, Transaction } from '../database/index.ts'
import type { DataBox } from './data-box.ts'

export interface KeptVerification extends VerificationRecord {
  readonly id: string
  readonly userId: string
  readonly username: string
}

const COLUMNS = `SELECT v.id, v.user_id AS "userId", u.username, v.kind, v.status, v.shown_name AS name, v.shown_number AS number,
  v.handed_in_at AS "handedInAt", v.reviewed_at AS "reviewedAt", v.note FROM verifications v JOIN users u ON u.id = v.user_id`

export async function lastVerification(db: Queries, userId: string): Promise<KeptVerification | undefined> {
  return (await db.query<KeptVerification>(`${COLUMNS} WHERE v.user_id = $1 ORDER BY v.place DESC LIMIT 1`, [userId]))[0]
}

export const listVerifications = (db: Queries, onlyOpen: boolean, most: number): Promise<readonly KeptVerification[]> =>
  db.query<KeptVerification>(`${COLUMNS} WHERE NOT $1 OR v.status = 0 ORDER BY v.status, v.place LIMIT $2`, [onlyOpen, most])

export async function findVerification(db: Queries, id: string): Promise<KeptVerification | undefined> {
  return (await db.query<KeptVerification>(`${COLUMNS} WHERE v.id = $1`, [id]))[0]
}

export async function insertVerification(tx: Transaction, userId: string, id: string, record: VerificationRecord, papers: VerificationPapers, box: DataBox): Promise<void> {
  const sealed = Buffer.from(box.seal(Buffer.from(JSON.stringify(papers)), aboutPapers(id))).toString('base64')
  await tx.change(
    'INSERT INTO verifications (id, user_id, kind, status, papers, shown_name, shown_number, handed_in_at) VALUES ($1, $2, $3, 0, $4, $5, $6, $7)',
    [id, userId, record.kind, sealed, record.name, record.number, record.handedInAt],
  )
}

/** What was handed in, for a reviewer; that it was read is written down. */
export async function readPapers(db: Queries, id: string, box: DataBox, reader: { readonly by: string; readonly at: number }): Promise<VerificationPapers | undefined> {
  const [kept] = await db.query<{ papers: string }>('SELECT papers FROM verifications WHERE id = $1', [id])
  if (kept === undefined) return undefined
  await db.change('INSERT INTO paper_readings (verification_id, read_by, read_at) VALUES ($1, $2, $3)', [id, reader.by, reader.at])
  return openPapers(kept.papers, id, box)
}

/** Under which names this person's money may leave the house, as verified papers have it; nobody reads the papers for that. */
export async function verifiedNames(db: Queries, userId: string, box: DataBox): Promise<readonly string[]> {
  const [kept] = await db.query<{ id: string; papers: string }>('SELECT id, papers FROM verifications WHERE user_id = $1 AND status = 1', [userId])
  if (kept === undefined) return []
  const papers = openPapers(kept.papers, kept.id, box)
  return papers.kind === 'person' ? [papers.name] : [papers.companyName, papers.legalPerson]
}

const openPapers = (papers: string, id: string, box: DataBox): VerificationPapers =>
  JSON.parse(Buffer.from(box.open(Buffer.from(papers, 'base64'), aboutPapers(id))).toString()) as VerificationPapers

export interface PapersReview {
  readonly id: string
  readonly verdict: 1 | 2
  readonly note: string
  readonly by: string
  readonly at: number
}

/** False where they are not under review. */
export async function settleVerification(db: Queries, { id, verdict, note, by, at }: PapersReview): Promise<boolean> {
  return (await db.change('UPDATE verifications SET status = $2, note = $3, reviewed_by = $4, reviewed_at = $5 WHERE id = $1 AND status = 0', [id, verdict, note, by, at])) === 1
}

export const aboutPapers = (id: string): string => `papers ${id}`
