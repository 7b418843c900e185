import { insertRow, updateRow, type Queries, type Reads, type Transaction } from '../database/index.ts'

export interface Announcement {
  readonly id: string
  readonly title: string
  readonly body: string
  /** Null where it was not written in English. */
  readonly titleEn: string | null
  readonly bodyEn: string | null
  readonly announcedBy: string
  readonly announcedAt: number
  readonly notifiedUpTo: string
  readonly notifiedAllAt: number | null
  readonly withdrawnAt: number | null
}

const COLUMNS = `id, title, body, title_en, body_en, announced_by, announced_at, told_up_to AS notified_up_to,
  told_all_at AS notified_all_at, withdrawn_at`

export async function insertAnnouncement(
  db: Queries,
  {
    id,
    title,
    body,
    titleEn,
    bodyEn,
    announcedBy,
    announcedAt,
  }: Omit<Announcement, 'notifiedUpTo' | 'notifiedAllAt' | 'withdrawnAt'>,
): Promise<void> {
  await insertRow(db, 'announcements', { id, title, body, titleEn, bodyEn, announcedBy, announcedAt })
}

/** The newest first. */
export const listAnnouncements = (db: Reads, max: number): Promise<readonly Announcement[]> =>
  db.query<Announcement>(`SELECT ${COLUMNS} FROM announcements ORDER BY announced_at DESC, id DESC LIMIT $1::int`, [
    max,
  ])

/** The oldest that was not told to all, for one server at a time. */
export async function lockUnpublishedAnnouncement(tx: Transaction): Promise<Announcement | undefined> {
  const [row] = await tx.query<Announcement>(
    `SELECT ${COLUMNS} FROM announcements WHERE told_all_at IS NULL AND withdrawn_at IS NULL
     ORDER BY announced_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [],
  )
  return row
}

export async function writeProgress(
  tx: Transaction,
  id: string,
  progress: { readonly upTo: string; readonly allAt: number | null },
): Promise<void> {
  await updateRow(tx, 'announcements', { set: { toldUpTo: progress.upTo, toldAllAt: progress.allAt }, where: { id } })
}

/** False where there is none that stands. */
export const writeWithdrawn = async (tx: Transaction, id: string, nowMs: number): Promise<boolean> =>
  await updateRow(tx, 'announcements', { set: { withdrawnAt: nowMs }, where: { id, withdrawnAt: null } })

/** Who has an account and had one then, in the order of ids. */
export async function readUserIds(
  db: Queries,
  { after, until, max }: { readonly after: string; readonly until: number; readonly max: number },
): Promise<readonly string[]> {
  const rows = await db.query<{ id: string }>(
    'SELECT id FROM users WHERE id > $1 AND created_at <= $2 AND closed_at IS NULL ORDER BY id LIMIT $3::int',
    [after, until, max],
  )
  return rows.map(({ id }) => id)
}
