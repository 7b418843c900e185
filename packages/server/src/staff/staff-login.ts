import { decideStaffLogin, type StaffProof } from '@diandu/core/admin'
import { fail, ok, refused, type Random, type Result } from '@diandu/core/kernel'
import { secretHash, type DataBox } from '../crypto/index.ts'
import type { Database } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { networkOf } from '../kernel/index.ts'
import { countFailure, forgetFailures, isNameLocked, verifyPassword } from '../session/index.ts'
import { intervalOfCode } from './authenticator.ts'
import { demoStaffId } from './demo-staff-id.ts'
import { appendToLog } from './staff-log-store.ts'
import { insertStaffSession, noteStaffCall, noteStaffProof, type StoredStaffSession } from './staff-session-store.ts'
import { findStaff, findStaffByLogin, loginKey, spendRecoveryCode, takeInterval, type Staff } from './staff-store.ts'

interface StaffLoginDeps {
  readonly db: Database
  readonly random: Random
  readonly nowMs: number
  readonly address: string
  readonly box: DataBox
  /** Checked for a login that no account has, at the same cost. */
  readonly nobodysHash: string
  /** Accounts whose password is printed are good in a demonstration alone. */
  readonly isDemo: boolean
}

/** Whether an account is one of this kind of installation. */
export const mayBeUsed = (
  { id, login }: Pick<Staff, 'id' | 'login'>,
  { isDemo }: { readonly isDemo: boolean },
): boolean => isDemo || id !== demoStaffId(login)

export const aboutSecret = (staffId: string): string => `authenticator of staff ${staffId}`

const staffLocked = () => refused('name-locked', '尝试次数过多，请 15 分钟后再试')

/**
 * Tries are counted by keys with capital letters, which no name of a user has: no visitor locks a member of staff.
 * Those of a login are counted apart from the proofs of a session: no stranger stops a member of staff at work.
 */
const loginTries = (login: string): string => `STAFF ${loginKey(login)}`

interface OpenedStaffSession {
  readonly staff: Staff
  readonly session: StoredStaffSession
  /** For the cookie; what is stored is its hash. */
  readonly token: string
}

/** Opens a session. Wrong tries are counted by login, and what is refused says nothing of what was wrong. */
export async function logInStaff(
  { login, ...proof }: StaffProof & { readonly login: string },
  deps: StaffLoginDeps,
): Promise<Result<OpenedStaffSession>> {
  const { db, random, nowMs, address } = deps
  const found = await findStaffByLogin(db, login)
  const staff = found !== undefined && mayBeUsed(found, deps) ? found : undefined
  const proven = await proveStaff(staff, loginTries(login), proof, deps)
  if (!proven.ok) return proven
  const token = random.token()
  const session = {
    id: idFrom(random.token()),
    staffId: proven.value.id,
    openedAt: nowMs,
    seenAt: nowMs,
    provenAt: nowMs,
    network: networkOf(address),
    address,
  }
  await db.transaction(async (tx) => {
    await insertStaffSession(tx, session, secretHash(token))
    await noteStaffCall(tx, session, nowMs)
    const object = { kind: 'session', id: session.id }
    await appendToLog(tx, { at: nowMs, staffId: session.staffId, act: 'logged-in', object, address })
  })
  return ok({ staff: proven.value, session, token })
}

/** The same proof again, in a session that is open. */
export async function proveAgain(
  session: StoredStaffSession,
  proof: StaffProof,
  deps: StaffLoginDeps,
): Promise<Result<StoredStaffSession>> {
  const staff = await findStaff(deps.db, session.staffId)
  const proven = await proveStaff(staff, `STAFF PROOF ${session.staffId}`, proof, deps)
  if (!proven.ok) return proven
  await noteStaffProof(deps.db, session.id, deps.nowMs)
  return ok({ ...session, provenAt: deps.nowMs })
}

async function proveStaff(
  staff: Staff | undefined,
  key: string,
  { password, code }: StaffProof,
  deps: StaffLoginDeps,
): Promise<Result<Staff>> {
  const { db, nowMs, address, nobodysHash } = deps
  if (await isNameLocked(db, key, nowMs)) return fail(staffLocked())
  const isPasswordRight = await verifyPassword(password, staff?.passwordHash ?? nobodysHash, {
    standing: 'stranger',
    network: networkOf(address),
  })
  const isRight = isPasswordRight && staff !== undefined && (await takeCode(staff, code, deps))
  const decided = decideStaffLogin(staff, isRight, nowMs)
  if (!decided.ok) return (await countFailure(db, key, nowMs)) ? decided : fail(staffLocked())
  return (await forgetFailures(db, key, nowMs)) ? decided : fail(staffLocked())
}

/** A code of the authenticator, or a recovery code: each is good once. */
async function takeCode(staff: Staff, code: string, { db, nowMs, box }: StaffLoginDeps): Promise<boolean> {
  const secret = box.open(staff.sealedSecret, aboutSecret(staff.id))
  const interval = intervalOfCode(secret, code, nowMs)
  if (interval !== null) return takeInterval(db, staff.id, interval)
  return spendRecoveryCode(db, staff.id, secretHash(code.trim().toLowerCase()))
}
