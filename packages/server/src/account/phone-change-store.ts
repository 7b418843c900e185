import { type PhoneChange, PHONE_CHANGE_STATUSES } from '@diandu/core/account'
import { type Queries, type Transaction, storedStatus, type SqlValue } from '../database/index.ts'

export interface PhoneChangeRecord extends PhoneChange {
  readonly userId: string
  readonly username: string
}

const COLUMNS = `SELECT c.id, c.user_id AS "userId", u.username, c.new_mobile AS "newMobile", c.reason, c.status, c.asked_at AS "askedAt",
  c.reviewed_at AS "reviewedAt", c.note FROM phone_changes c JOIN users u ON u.id = c.user_id`

type Row = Omit<PhoneChangeRecord, 'status'> & { readonly status: number }

const { codeOf } = PHONE_CHANGE_STATUSES

const select = async (
  db: Queries,
  rest: string,
  parameters: readonly SqlValue[],
): Promise<readonly PhoneChangeRecord[]> =>
  (await db.query<Row>(`${COLUMNS} ${rest}`, parameters)).map((row) => ({
    ...row,
    status: storedStatus(PHONE_CHANGE_STATUSES, row.status),
  }))

const MAX_SHOWN = 20

/** The last one first. */
export const phoneChangesOf = (db: Queries, userId: string): Promise<readonly PhoneChangeRecord[]> =>
  select(db, `WHERE c.user_id = $1 ORDER BY c.place DESC LIMIT ${MAX_SHOWN}`, [userId])

export async function insertPhoneChange(
  tx: Transaction,
  userId: string,
  { id, newMobile, reason, askedAt }: PhoneChange,
): Promise<void> {
  await tx.change(
    'INSERT INTO phone_changes (id, user_id, new_mobile, reason, status, asked_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, userId, newMobile, reason, codeOf('reviewing'), askedAt],
  )
}

/** Those under review, or all of them, the one that waits longest first. */
export const listPhoneChanges = (db: Queries, onlyOpen: boolean, max: number): Promise<readonly PhoneChangeRecord[]> =>
  select(db, `WHERE NOT $1 OR c.status = ${codeOf('reviewing')} ORDER BY c.status, c.place LIMIT $2`, [onlyOpen, max])

export async function lockPhoneChange(tx: Transaction, id: string): Promise<PhoneChangeRecord | undefined> {
  return (await select(tx, 'WHERE c.id = $1 FOR UPDATE OF c', [id]))[0]
}

export async function writeReview(
  tx: Transaction,
  { id, status, reviewedAt, note }: PhoneChange,
  by: string,
): Promise<void> {
  await tx.change('UPDATE phone_changes SET status = $2, reviewed_at = $3, reviewed_by = $4, note = $5 WHERE id = $1', [
    id,
    codeOf(status),
    reviewedAt,
    by,
    note,
  ])
}
