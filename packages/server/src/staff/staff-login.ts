import { decideStaffLogin, type PasskeyAnswer, type StaffProof } from '@diandu/core/admin'
import { fail, ok, refused, type Random, type Result } from '@diandu/core/kernel'
import { secretHash, type DataBox } from '../crypto/index.ts'
import type { Database, Transaction } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { networkOf } from '../kernel/index.ts'
import { countFailure, forgetFailures, isNameLocked, verifyPassword } from '../session/index.ts'
import { intervalOfCode } from './authenticator.ts'
import { demoStaffId } from './demo-staff-id.ts'
import { checkPasskey, type ConsolePage } from './passkeys.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { appendToLog } from './staff-log-store.ts'
import { insertStaffSession, noteStaffCall, noteStaffProof, type StoredStaffSession } from './staff-session-store.ts'
import { findStaff, findStaffByLogin, loginKey, noteUsed, takeInterval, type Staff } from './staff-store.ts'

export interface StaffLoginDeps {
  readonly db: Database
  readonly random: Random
  readonly nowMs: number
  readonly address: string
  readonly box: DataBox
  /** Checked for a login that no account has, at the same cost. */
  readonly nobodysHash: string
  /** Accounts whose password is printed are good in a demonstration alone. */
  readonly isDemo: boolean
  readonly page: ConsolePage
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

export interface OpenedStaffSession {
  readonly staff: Staff
  readonly session: StoredStaffSession
  /** For the cookie; what is stored is its hash. */
  readonly token: string
}

/** How a person has proven who they are. */
type ProofKind = 'password' | 'passkey' | 'recovery-code'

interface Proven {
  readonly staff: Staff
  readonly by: ProofKind
}

/** Opens a session. Wrong tries are counted by login, and what is refused says nothing of what was wrong. */
export async function logInStaff(
  { login, ...proof }: StaffProof & { readonly login: string },
  deps: StaffLoginDeps,
): Promise<Result<OpenedStaffSession>> {
  const found = await findStaffByLogin(deps.db, login)
  const staff = found !== undefined && mayBeUsed(found, deps) ? found : undefined
  const proven = await proveStaff(staff, { key: loginTries(login), refusal: 'login-refused' }, proof, deps)
  return proven.ok ? ok(await openedFor(proven.value, deps)) : proven
}

export async function logInByPasskey(answer: PasskeyAnswer, deps: StaffLoginDeps): Promise<Result<OpenedStaffSession>> {
  const staffId = await checkPasskey(null, answer, deps)
  const found = staffId === undefined ? undefined : await findStaff(deps.db, staffId)
  const staff = found !== undefined && mayBeUsed(found, deps) ? found : undefined
  const decided = decideStaffLogin(staff, true, deps.nowMs)
  return decided.ok ? ok(await openedFor({ staff: decided.value, by: 'passkey' }, deps)) : decided
}

const openedFor = ({ staff, by }: Proven, deps: StaffLoginDeps): Promise<OpenedStaffSession> =>
  deps.db.transaction((tx) => openSession(tx, staff, by, deps))

/** The session of an account whose person has just proven who they are. */
export async function openSession(
  tx: Transaction,
  staff: Staff,
  by: ProofKind,
  { random, nowMs, address }: StaffLoginDeps,
): Promise<OpenedStaffSession> {
  const token = random.token()
  const session = {
    id: idFrom(random.token()),
    staffId: staff.id,
    openedAt: nowMs,
    seenAt: nowMs,
    provenAt: nowMs,
    network: networkOf(address),
    address,
  }
  await insertStaffSession(tx, session, secretHash(token))
  await noteStaffCall(tx, session, nowMs)
  const object = { kind: 'session', id: session.id }
  const after = JSON.stringify({ by })
  await appendToLog(tx, { at: nowMs, staffId: staff.id, act: 'logged-in', object, after, address })
  return { staff, session, token }
}

/** The same proof again, in a session that is open. */
export async function proveAgain(
  session: StoredStaffSession,
  proof: StaffProof,
  deps: StaffLoginDeps,
): Promise<Result<StoredStaffSession>> {
  const staff = await findStaff(deps.db, session.staffId)
  const proven = await proveStaff(staff, proofTries(session.staffId), proof, deps)
  return proven.ok ? ok(await provenNow(session, deps)) : proven
}

export async function proveByPasskey(
  session: StoredStaffSession,
  answer: PasskeyAnswer,
  deps: StaffLoginDeps,
): Promise<Result<StoredStaffSession>> {
  const { staffId } = session
  if ((await checkPasskey(staffId, answer, deps)) === staffId) return ok(await provenNow(session, deps))
  const { db, nowMs: at, address } = deps
  const object = { kind: 'staff', id: staffId }
  await db.transaction((tx) => appendToLog(tx, { at, staffId, act: 'proof-refused', object, address }))
  return fail(refused('credentials-wrong', '通行密钥没有通过验证'))
}

/**
 * The account of a login whose person gave one of its codes: on the machine itself, which asks for no password. The
 * same refusal for every reason.
 */
export async function proveByCode(
  login: string,
  code: string,
  deps: Pick<StaffLoginDeps, 'db' | 'nowMs' | 'box' | 'isDemo'>,
): Promise<Result<Staff>> {
  const found = await findStaffByLogin(deps.db, login)
  const staff = found !== undefined && mayBeUsed(found, deps) ? found : undefined
  const tries = proofTries(found?.id ?? loginKey(login))
  if (await isNameLocked(deps.db, tries.key, deps.nowMs)) return fail(staffLocked())
  const by = staff === undefined ? undefined : await spendCode(staff, code, deps)
  const decided = decideStaffLogin(staff, by !== undefined, deps.nowMs)
  const counted = await countProof(decided, staff, tries, { ...deps, address: '' })
  if (counted.ok) await noteUsed(deps.db, counted.value.id, deps.nowMs)
  return counted
}

const proofTries = (staffId: string) => ({ key: `STAFF PROOF ${staffId}`, refusal: 'proof-refused' })

async function provenNow(session: StoredStaffSession, { db, nowMs }: StaffLoginDeps): Promise<StoredStaffSession> {
  await noteStaffProof(db, session.id, nowMs)
  return { ...session, provenAt: nowMs }
}

async function proveStaff(
  staff: Staff | undefined,
  tries: { readonly key: string; readonly refusal: string },
  { password, code }: StaffProof,
  deps: StaffLoginDeps,
): Promise<Result<Proven>> {
  const { db, nowMs, address, nobodysHash } = deps
  if (await isNameLocked(db, tries.key, nowMs)) return fail(staffLocked())
  const hash = staff?.passwordHash ?? null
  const isPasswordRight = await verifyPassword(password, hash ?? nobodysHash, {
    standing: 'stranger',
    network: networkOf(address),
  })
  const by = staff === undefined ? undefined : await takeCode(staff, isPasswordRight, { password, code }, deps)
  const counted = await countProof(decideStaffLogin(staff, by !== undefined, nowMs), staff, tries, deps)
  if (!counted.ok) return counted
  return by === undefined ? fail(staffLocked()) : ok({ staff: counted.value, by })
}

/** Forgets wrong tries after a right one, and counts a wrong one, with an entry of the log. */
async function countProof(
  decided: Result<Staff>,
  staff: Staff | undefined,
  { key, refusal }: { readonly key: string; readonly refusal: string },
  { db, nowMs, address }: Pick<StaffLoginDeps, 'db' | 'nowMs' | 'address'>,
): Promise<Result<Staff>> {
  if (decided.ok) return (await forgetFailures(db, key, nowMs)) ? decided : fail(staffLocked())
  const isCounted = await db.transaction(async (tx) => {
    const counted = await countFailure(tx, key, nowMs)
    // What no account has is no entry: strangers fill no log.
    if (counted && staff !== undefined)
      await appendToLog(tx, {
        at: nowMs,
        staffId: staff.id,
        act: refusal,
        object: { kind: 'staff', id: staff.id },
        address,
      })
    return counted
  })
  return isCounted ? decided : fail(staffLocked())
}

/**
 * With the password a code of the authenticator, or a recovery code; for an account without a password a recovery code
 * alone. Each is good once.
 */
async function takeCode(
  staff: Staff,
  isPasswordRight: boolean,
  { password, code }: StaffProof,
  deps: StaffLoginDeps,
): Promise<ProofKind | undefined> {
  const hasNone = staff.passwordHash === null && password === ''
  if (!hasNone && (staff.passwordHash === null || !isPasswordRight)) return undefined
  return spendCode(staff, code, deps)
}

async function spendCode(
  { id, sealedSecret }: Staff,
  code: string,
  { db, nowMs, box }: Pick<StaffLoginDeps, 'db' | 'nowMs' | 'box'>,
): Promise<ProofKind | undefined> {
  const interval = sealedSecret === null ? null : intervalOfCode(box.open(sealedSecret, aboutSecret(id)), code, nowMs)
  if (interval !== null) return (await takeInterval(db, id, interval)) ? 'password' : undefined
  return (await takeRecoveryCode(db, id, code)) ? 'recovery-code' : undefined
}
