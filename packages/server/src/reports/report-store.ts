import type { ShopReport } from '@diandu/core/reports'
import { insertRow, updateRow, type Queries, type Transaction } from '../database/index.ts'
import { announceQueue } from '../queue-changes/index.ts'

/** As the operator reads it. */
export interface StoredReport extends ShopReport {
  readonly userId: string
  readonly username: string
  readonly shopTitle: string
  readonly pictures: readonly string[]
}

const OWN = `r.id, r.shop_id, r.reason, r.words, r.reported_at, r.status, r.answer`

/** A person's last one about a shop. */
export async function lastReport(db: Queries, userId: string, shopId: string): Promise<ShopReport | null> {
  const [row] = await db.query<ShopReport>(
    `SELECT ${OWN} FROM shop_reports r WHERE user_id = $1 AND shop_id = $2 ORDER BY reported_at DESC, id DESC LIMIT 1`,
    [userId, shopId],
  )
  return row ?? null
}

export async function countReports(db: Queries, userId: string, sinceMs: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'SELECT count(*)::int8 AS count FROM shop_reports WHERE user_id = $1 AND reported_at > $2',
    [userId, sinceMs],
  )
  return row?.count ?? 0
}

export async function insertReport(
  tx: Transaction,
  userId: string,
  report: ShopReport,
  pictures: readonly string[],
): Promise<void> {
  const { id, shopId, reason, words, reportedAt, status } = report
  announceQueue(tx, 'reports', id)
  await insertRow(tx, 'shop_reports', {
    id,
    shopId,
    userId,
    reason,
    words,
    pictures: JSON.stringify(pictures),
    reportedAt,
    status,
  })
}

/** The longest waiting first; of all, the newest first. */
export const listReports = (db: Queries, which: 'open' | 'all', max: number): Promise<readonly StoredReport[]> =>
  select(
    db,
    which === 'open'
      ? `WHERE r.status = 'open' ORDER BY r.reported_at, r.id LIMIT $1`
      : `ORDER BY r.reported_at DESC, r.id DESC LIMIT $1`,
    [max],
  )

export async function findReport(db: Queries, id: string): Promise<StoredReport | undefined> {
  return (await select(db, 'WHERE r.id = $1', [id]))[0]
}

/** The same; no other operator decides it until the transaction ends. */
export async function lockReport(tx: Transaction, id: string): Promise<StoredReport | undefined> {
  return (await select(tx, 'WHERE r.id = $1 FOR UPDATE OF r', [id]))[0]
}

const select = (db: Queries, rest: string, values: readonly (string | number)[]): Promise<readonly StoredReport[]> =>
  db.query<StoredReport>(
    `SELECT ${OWN}, r.user_id, u.username, s.title AS shop_title, r.pictures
     FROM shop_reports r JOIN users u ON u.id = r.user_id JOIN shops s ON s.id = r.shop_id ${rest}`,
    values,
  )

export async function updateReport(
  tx: Transaction,
  { id, status, answer }: ShopReport,
  by: string,
  at: number,
): Promise<void> {
  announceQueue(tx, 'reports', id)
  await updateRow(tx, 'shop_reports', {
    set: { status, answer, decidedAt: at, decidedBy: by },
    where: { id, status: 'open' },
  })
}
