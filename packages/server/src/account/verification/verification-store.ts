import {
  VERIFICATION_STATUSES,
  type VerificationEvidence,
  type VerificationRecord,
  type VerificationVerdict,
} from '@diandu/core/account'
import { insertRow, type Queries, type Reads, type Transaction } from '../../database/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import { storedStatus, type SqlValue } from '../../database/index.ts'
import { announceQueue } from '../../queue-changes/index.ts'

export interface StoredVerification extends VerificationRecord {
  readonly id: string
  readonly userId: string
  readonly username: string
}

const COLUMNS = `SELECT v.id, v.user_id, u.username, v.kind, v.status, v.shown_name AS name, v.shown_number AS number,
  v.handed_in_at, v.reviewed_at, v.note FROM verifications v JOIN users u ON u.id = v.user_id`

type Row = Omit<StoredVerification, 'status'> & { readonly status: number }

const { codeOf } = VERIFICATION_STATUSES

const select = async (
  db: Reads,
  rest: string,
  parameters: readonly SqlValue[],
): Promise<readonly StoredVerification[]> =>
  (await db.query<Row>(`${COLUMNS} ${rest}`, parameters)).map((row) => ({
    ...row,
    status: storedStatus(VERIFICATION_STATUSES, row.status),
  }))

export async function lastVerification(db: Reads, userId: string): Promise<StoredVerification | undefined> {
  return (await select(db, 'WHERE v.user_id = $1 ORDER BY v.place DESC LIMIT 1', [userId]))[0]
}

/** Every one of the user, the last one first. */
export const verificationsOf = (db: Queries, userId: string): Promise<readonly StoredVerification[]> =>
  select(db, 'WHERE v.user_id = $1 ORDER BY v.place DESC', [userId])

export const listVerifications = (
  db: Queries,
  onlyOpen: boolean,
  max: number,
): Promise<readonly StoredVerification[]> =>
  select(db, `WHERE NOT $1 OR v.status = ${codeOf('reviewing')} ORDER BY v.status, v.place LIMIT $2`, [onlyOpen, max])

export async function findVerification(db: Queries, id: string): Promise<StoredVerification | undefined> {
  return (await select(db, 'WHERE v.id = $1', [id]))[0]
}

/** Reviewers decide later on documents; what a face check has decided is there at once. */
export async function insertVerification(
  tx: Transaction,
  userId: string,
  id: string,
  record: VerificationRecord,
  papers: VerificationEvidence,
  box: DataBox,
): Promise<void> {
  const sealed = Buffer.from(box.seal(Buffer.from(JSON.stringify(papers)), aboutVerification(id))).toString('base64')
  announceQueue(tx, 'identities', id)
  await insertRow(tx, 'verifications', {
    id,
    userId,
    kind: record.kind,
    status: codeOf(record.status),
    papers: sealed,
    shownName: record.name,
    shownNumber: record.number,
    handedInAt: record.handedInAt,
    reviewedAt: record.reviewedAt,
    reviewedBy: record.reviewedAt === null ? null : 'face check',
  })
}

/** For reviewers; each reading is recorded. */
export async function readVerificationDocuments(
  db: Queries,
  id: string,
  box: DataBox,
  reader: { readonly by: string; readonly at: number },
): Promise<VerificationEvidence | undefined> {
  const [stored] = await db.query<{ papers: string }>('SELECT papers FROM verifications WHERE id = $1', [id])
  if (stored === undefined) return undefined
  await insertRow(db, 'paper_readings', { verificationId: id, readBy: reader.by, readAt: reader.at })
  return openVerification(stored.papers, id, box)
}

/** Documents that a reviewer has agreed to, without writing down that they were read. */
export async function verifiedDocuments(
  db: Queries,
  userId: string,
  box: DataBox,
): Promise<{ readonly papers: VerificationEvidence; readonly reviewedAt: number } | undefined> {
  const [stored] = await db.query<{ id: string; papers: string; reviewedAt: number | null }>(
    `SELECT id, papers, reviewed_at FROM verifications WHERE user_id = $1 AND status = ${codeOf('verified')}`,
    [userId],
  )
  if (stored === undefined) return undefined
  return { papers: openVerification(stored.papers, stored.id, box), reviewedAt: stored.reviewedAt ?? 0 }
}

export const openVerification = (papers: string, id: string, box: DataBox): VerificationEvidence =>
  JSON.parse(
    Buffer.from(box.open(Buffer.from(papers, 'base64'), aboutVerification(id))).toString(),
  ) as VerificationEvidence

export interface VerificationReview extends VerificationVerdict {
  readonly id: string
  readonly by: string
}

/** False where they are not under review. */
export async function settleVerification(
  tx: Transaction,
  { id, verdict, note, by, at }: VerificationReview,
): Promise<boolean> {
  announceQueue(tx, 'identities', id)
  return (
    (await tx.change(
      `UPDATE verifications SET status = $2, note = $3, reviewed_by = $4, reviewed_at = $5 WHERE id = $1 AND status = ${codeOf('reviewing')}`,
      [id, codeOf(verdict), note, by, at],
    )) === 1
  )
}

export const aboutVerification = (id: string): string => `papers ${id}`
