import { type PhoneChange, PHONE_CHANGE_STATUSES } from '@diandu/core/account'
import { insertRow, storedStatus, updateRow, type Queries, type Transaction, type SqlValue } from '../database/index.ts'
import { announceQueue } from '../queue-changes/index.ts'

export interface PhoneChangeRecord extends PhoneChange {
  readonly userId: string
  readonly username: string
}

const COLUMNS = `SELECT c.id, c.user_id, u.username, c.new_mobile, c.reason, c.status, c.asked_at,
  c.reviewed_at, c.note FROM phone_changes c JOIN users u ON u.id = c.user_id`

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
  announceQueue(tx, 'phones', id)
  await insertRow(tx, 'phone_changes', { id, userId, newMobile, reason, status: codeOf('reviewing'), askedAt })
}

/** Those under review, or all of them, the one that waits longest first. */
export const listPhoneChanges = (db: Queries, onlyOpen: boolean, max: number): Promise<readonly PhoneChangeRecord[]> =>
  select(db, `WHERE NOT $1 OR c.status = ${codeOf('reviewing')} ORDER BY c.status, c.place LIMIT $2`, [onlyOpen, max])

export async function findPhoneChange(db: Queries, id: string): Promise<PhoneChangeRecord | undefined> {
  return (await select(db, 'WHERE c.id = $1', [id]))[0]
}

export async function lockPhoneChange(tx: Transaction, id: string): Promise<PhoneChangeRecord | undefined> {
  return (await select(tx, 'WHERE c.id = $1 FOR UPDATE OF c', [id]))[0]
}

export async function writeReview(
  tx: Transaction,
  { id, status, reviewedAt, note }: PhoneChange,
  by: string,
): Promise<void> {
  announceQueue(tx, 'phones', id)
  await updateRow(tx, 'phone_changes', {
    set: { status: codeOf(status), reviewedAt, reviewedBy: by, note },
    where: { id },
  })
}
