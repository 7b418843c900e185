import { randomBytes } from 'node:crypto'
import type { StaffRole } from '@diandu/core/admin'
import { hasControlSign } from '@diandu/core/input'
import { fail, isReviewerName, isSameReviewer, ok, type Random, type Result } from '@diandu/core/kernel'
import { createDataBox, secretHash, type DataKey } from '../crypto/index.ts'
import type { Database, Queries } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { hashPassword } from '../session/index.ts'
import { authenticatorUri, codeAt, newSecret } from './authenticator.ts'
import { demoStaffId } from './demo-staff-id.ts'
import { aboutSecret } from './staff-login.ts'
import { appendToLog } from './staff-log-store.ts'
import { endStaffSessionsOf } from './staff-session-store.ts'
import {
  closeStaff,
  findStaffByLogin,
  insertRecoveryCode,
  insertStaff,
  listStaff,
  lockAllStaff,
  loginKey,
  noteUsed,
} from './staff-store.ts'

const RECOVERY_CODES = 10
const MAX_NAME = 40
const LOGIN = /^[a-z][a-z0-9.-]{1,39}$/

interface OpenedAccount {
  readonly password: string
  readonly uri: string
  readonly recoveryCodes: readonly string[]
}

/** A new account with secrets that are shown once. One person has one account: names are compared as reviewers' are. */
export async function openStaffAccount(
  { login, name, roles }: { readonly login: string; readonly name: string; readonly roles: readonly StaffRole[] },
  { db, nowMs, random, dataKey }: { db: Database; nowMs: number; random: Random; dataKey: DataKey },
): Promise<Result<OpenedAccount, string>> {
  if (!LOGIN.test(loginKey(login))) return fail('A login is 2 to 40 small letters, digits, dots or dashes.')
  if (!isReviewerName(name) || hasControlSign(name) || Array.from(name).length > MAX_NAME)
    return fail(`Say the full name, of ${MAX_NAME} characters at most.`)
  if (roles.includes('auditor') && roles.length > 1) return fail('An auditor changes nothing, and has no other role.')
  const [secret, password] = [newSecret(), random.token()]
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(6).toString('hex'))
  const id = idFrom(random.token())
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    await lockAllStaff(tx)
    const others = await listStaff(tx)
    if (others.some((other) => other.login === loginKey(login))) return fail('This login is taken.')
    if (others.some((other) => other.status !== 'closed' && isSameReviewer(other.name, name)))
      return fail('This person has an account.')
    await insertStaff(tx, {
      id,
      login,
      name,
      roles,
      status: 'active',
      passwordHash,
      sealedSecret: createDataBox(dataKey).seal(secret, aboutSecret(id)),
      lastInterval: 0,
      lastSeenAt: nowMs,
    })
    for (const code of recoveryCodes) await insertRecoveryCode(tx, id, secretHash(code))
    await appendToLog(tx, commandEntry('opened', id, { login: loginKey(login), name, roles }, nowMs))
    return ok({ password, uri: authenticatorUri(secret, loginKey(login)), recoveryCodes })
  })
}

/** Of an account of the demonstration, and of no other. */
export async function currentCode(
  db: Queries,
  login: string,
  dataKey: DataKey,
  nowMs: number,
): Promise<string | undefined> {
  const staff = await findStaffByLogin(db, login)
  if (staff?.id !== demoStaffId(loginKey(login))) return undefined
  return codeAt(createDataBox(dataKey).open(staff.sealedSecret, aboutSecret(staff.id)), nowMs)
}

/** Wakes an account that was not used for long, or closes one; false where there is none. */
export const changeStaffAccount = (
  db: Database,
  login: string,
  to: 'woken' | 'closed',
  { by, why, nowMs }: { readonly by: string; readonly why: string; readonly nowMs: number },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const staff = await findStaffByLogin(tx, login)
    if (staff?.status !== 'active') return false
    if (to === 'woken') await noteUsed(tx, staff.id, nowMs)
    else {
      await closeStaff(tx, staff.id)
      await endStaffSessionsOf(tx, staff.id)
    }
    await appendToLog(tx, commandEntry(to, staff.id, { by }, nowMs, why))
    return true
  })

/** An act of the command line, which has no account. */
const commandEntry = (act: string, id: string, after: object, at: number, reason = '') => ({
  at,
  staffId: 'ops',
  act,
  object: { kind: 'staff', id },
  reason,
  after: JSON.stringify(after),
})
