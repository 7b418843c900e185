import type { StaffRole, StaffStanding } from '@diandu/core/admin'
import { insertRow, updateRow, type Queries, type Transaction } from '../database/index.ts'

export interface Staff extends StaffStanding {
  readonly id: string
  readonly login: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** Null for an account that logs in by passkeys, or has not been opened by its person. */
  readonly passwordHash: string | null
  /** Of the authenticator: there with the password. */
  readonly sealedSecret: Uint8Array | null
  readonly lastInterval: number
}

const COLUMNS = 'id, login, name, roles, status, password_hash, sealed_secret, last_interval, last_seen_at'

/** Logins are compared without regard to case. */
export const loginKey = (login: string): string => login.normalize('NFKC').trim().toLowerCase()

export async function insertStaff(db: Queries, { roles, login, ...staff }: Staff): Promise<void> {
  await insertRow(db, 'staff', { ...staff, login: loginKey(login), roles: JSON.stringify(roles) })
}

const findOne = async (db: Queries, where: string, value: string): Promise<Staff | undefined> =>
  (await db.query<Staff>(`SELECT ${COLUMNS} FROM staff WHERE ${where}`, [value]))[0]

export const findStaff = (db: Queries, id: string): Promise<Staff | undefined> => findOne(db, 'id = $1', id)
export const lockStaff = (db: Queries, id: string): Promise<Staff | undefined> => findOne(db, 'id = $1 FOR UPDATE', id)
export const findStaffByLogin = (db: Queries, login: string): Promise<Staff | undefined> =>
  findOne(db, 'login = $1', loginKey(login))

export const listStaff = (db: Queries): Promise<readonly Staff[]> =>
  db.query<Staff>(`SELECT ${COLUMNS} FROM staff ORDER BY login`)

/** What is given changes; a new authenticator has taken no code yet but the one that was given with it. */
export async function changePassword(
  db: Queries,
  id: string,
  set: { readonly passwordHash?: string; readonly sealedSecret?: Uint8Array; readonly lastInterval?: number },
): Promise<void> {
  await updateRow(db, 'staff', { set, where: { id } })
}

/** An account is never opened again. */
export async function closeStaff(db: Queries, id: string): Promise<void> {
  await updateRow(db, 'staff', { set: { status: 'closed' }, where: { id } })
}

export async function changeRoles(db: Queries, id: string, roles: readonly StaffRole[]): Promise<void> {
  await updateRow(db, 'staff', { set: { roles: JSON.stringify(roles) }, where: { id } })
}

/** Whether there is such an account: it is not dormant from then on. */
export const noteUsed = (db: Queries, id: string, nowMs: number): Promise<boolean> =>
  updateRow(db, 'staff', { set: { lastSeenAt: nowMs }, where: { id } })

/** One after the other, so that all names were read before an account is opened. */
export async function lockAllStaff(tx: Transaction): Promise<void> {
  await tx.change('LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE')
}

/** Whether the code of this interval was not taken before: of two at once, one is. */
export const takeInterval = async (db: Queries, id: string, interval: number): Promise<boolean> =>
  (await db.change('UPDATE staff SET last_interval = $2 WHERE id = $1 AND last_interval < $2', [id, interval])) > 0

/** Whether it was there: a recovery code is good once. */
export const spendRecoveryCode = async (db: Queries, staffId: string, codeHash: string): Promise<boolean> =>
  (await db.change('DELETE FROM staff_recovery_codes WHERE staff_id = $1 AND code_hash = $2', [staffId, codeHash])) > 0

/** The former ones are good no longer. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  staffId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.change('DELETE FROM staff_recovery_codes WHERE staff_id = $1', [staffId])
  for (const codeHash of codeHashes) await insertRow(tx, 'staff_recovery_codes', { staffId, codeHash })
}

export const countRecoveryCodes = async (db: Queries, staffId: string): Promise<number> =>
  (
    await db.query<{ readonly codes: number }>(
      'SELECT count(*)::int8 AS codes FROM staff_recovery_codes WHERE staff_id = $1',
      [staffId],
    )
  )[0]?.codes ?? 0

/** Accounts that were invited and wait for their person. */
export const unclaimedStaff = async (db: Queries): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.query<{ readonly id: string }>(
        `SELECT s.id FROM staff s WHERE s.password_hash IS NULL
         AND NOT EXISTS (SELECT 1 FROM staff_passkeys k WHERE k.staff_id = s.id)`,
      )
    ).map(({ id }) => id),
  )
