import { randomBytes } from 'node:crypto'
import type { StaffRole } from '@diandu/core/admin'
import { fail, isReviewerName, isSameReviewer, ok, type Random, type Result } from '@diandu/core/kernel'
import { createDataBox, secretHash, type DataKey } from '../crypto/index.ts'
import type { Database, Queries } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { hashPassword } from '../session/index.ts'
import { authenticatorUri, codeAt, newSecret } from './authenticator.ts'
import { demoStaffId } from './demo-staff.ts'
import { aboutSecret } from './staff-login.ts'
import { findStaffByLogin, insertRecoveryCode, insertStaff, listStaff, loginKey } from './staff-store.ts'

const RECOVERY_CODES = 10
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
  if (!isReviewerName(name)) return fail('Say the full name.')
  const [secret, password] = [newSecret(), random.token()]
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(6).toString('hex'))
  const id = idFrom(random.token())
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
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
