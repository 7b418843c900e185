import { decideNewStaff, decideStaffLogin, INVITATION_MS, isUnclaimed, type StaffInvitation } from '@diandu/core/admin'
import { fail, ok, refused, type Random, type Result } from '@diandu/core/kernel'
import { createDataBox, secretHash, type DataKey } from '../crypto/index.ts'
import type { Database, Queries, Transaction } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { codeAt } from './authenticator.ts'
import { demoStaffId } from './demo-staff-id.ts'
import { putInvitation } from './invitation-store.ts'
import { passkeysOf } from './passkey-store.ts'
import { aboutSecret, mayBeUsed } from './staff-login.ts'
import { appendToLog } from './staff-log-store.ts'
import { endStaffSessionsOf } from './staff-session-store.ts'
import {
  closeStaff,
  findStaffByLogin,
  insertStaff,
  listStaff,
  lockAllStaff,
  loginKey,
  noteUsed,
  unclaimedStaff,
} from './staff-store.ts'
import type { Staff } from './staff-store.ts'

interface InvitingDeps {
  readonly nowMs: number
  readonly random: Random
  /** The account that does it. */
  readonly staffId?: string | undefined
}

/** A new account, which its person opens by the link of an invitation. */
export async function openStaffAccount(
  tx: Transaction,
  { login, name, roles }: StaffInvitation,
  { nowMs, random }: InvitingDeps,
): Promise<Result<string>> {
  await lockAllStaff(tx)
  const decided = decideNewStaff({ login: loginKey(login), name, roles }, await listStaff(tx))
  if (!decided.ok) return decided
  const id = idFrom(random.token())
  await insertStaff(tx, {
    id,
    login,
    name,
    roles,
    status: 'active',
    passwordHash: null,
    sealedSecret: null,
    lastInterval: 0,
    lastSeenAt: nowMs,
  })
  return ok(id)
}

export const heldBy = async (db: Queries, { id, passwordHash }: Pick<Staff, 'id' | 'passwordHash'>) => ({
  hasPassword: passwordHash !== null,
  passkeys: (await passkeysOf(db, id)).length,
})

/** The token of a link for an account that waits for its person; the one before is good no longer. */
export async function newInvitation(
  tx: Transaction,
  staff: Staff | undefined,
  { nowMs, random }: InvitingDeps,
): Promise<Result<string>> {
  if (staff?.status !== 'active' || !isUnclaimed(await heldBy(tx, staff)))
    return fail(refused('request-closed', '这个账号已经启用或停用，不能再邀请', 'staffId'))
  const token = random.token()
  await putInvitation(tx, { staffId: staff.id, tokenHash: secretHash(token), invitedAt: nowMs })
  // A person who is invited again is not dormant.
  await noteUsed(tx, staff.id, nowMs)
  return ok(token)
}

/** In the log, of what no account did. */
export const COMMAND_LINE = 'ops'

/** After the sign that no server is sent. */
export const invitationPath = (token: string): string => `/invitation#${token}`

/** An account with its link, or a new link where the account waits for its person. */
export const inviteByCommand = (
  db: Database,
  invitation: StaffInvitation,
  deps: InvitingDeps,
): Promise<Result<{ readonly token: string; readonly endsAt: number }>> =>
  db.transaction(async (tx) => {
    const { name, roles } = invitation
    const login = loginKey(invitation.login)
    const before = await findStaffByLogin(tx, login)
    const isSame = before?.name === name && JSON.stringify(before.roles) === JSON.stringify(roles)
    const opened = isSame ? ok(before.id) : await openStaffAccount(tx, { login, name, roles }, deps)
    if (!opened.ok) return opened
    const token = await newInvitation(tx, await findStaffByLogin(tx, login), deps)
    if (!token.ok) return token
    await appendToLog(tx, commandEntry('invite-staff', opened.value, { login, name, roles }, deps))
    return ok({ token: token.value, endsAt: deps.nowMs + INVITATION_MS })
  })

/** Of an account of the demonstration, and of no other. */
export async function currentCode(
  db: Queries,
  login: string,
  dataKey: DataKey,
  nowMs: number,
): Promise<string | undefined> {
  const staff = await findStaffByLogin(db, login)
  if (staff === undefined || staff.sealedSecret === null || staff.id !== demoStaffId(loginKey(login))) return undefined
  return codeAt(createDataBox(dataKey).open(staff.sealedSecret, aboutSecret(staff.id)), nowMs)
}

/** Wakes an account that was not used for long, or closes one; false where there is none. */
export const changeStaffAccount = (
  db: Database,
  login: string,
  to: 'woken' | 'closed',
  given: Pick<InvitingDeps, 'nowMs' | 'staffId'> & { readonly by: string; readonly why: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const staff = await findStaffByLogin(tx, login)
    if (staff?.status !== 'active') return false
    if (to === 'woken') await noteUsed(tx, staff.id, given.nowMs)
    else {
      await closeStaff(tx, staff.id)
      await endStaffSessionsOf(tx, staff.id)
    }
    await appendToLog(tx, commandEntry(to, staff.id, { by: given.by }, given, given.why))
    return true
  })

/** An act of the command line, which has no account unless it was done by one. */
const commandEntry = (
  act: string,
  id: string,
  after: object,
  { nowMs, staffId }: Pick<InvitingDeps, 'nowMs' | 'staffId'>,
  reason = '',
) => ({
  at: nowMs,
  staffId: staffId ?? COMMAND_LINE,
  act,
  object: { kind: 'staff', id },
  reason,
  after: JSON.stringify(after),
})

/** How many staff admins can log in. */
export async function countStaffAdmins(
  db: Queries,
  { nowMs, isDemo }: { readonly nowMs: number; readonly isDemo: boolean },
) {
  const unclaimed = await unclaimedStaff(db)
  return (await listStaff(db)).filter(
    (staff) =>
      staff.roles.includes('people-admin') &&
      decideStaffLogin(staff, !unclaimed.has(staff.id), nowMs).ok &&
      mayBeUsed(staff, { isDemo }),
  ).length
}
