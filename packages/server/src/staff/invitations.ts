import {
  decideInvitation,
  INVITATION_MS,
  type PasskeyQuestion,
  type ShownInvitation,
  type StaffCredential,
} from '@diandu/core/admin'
import { ok, type Result } from '@diandu/core/kernel'
import { secretHash } from '../crypto/index.ts'
import type { Queries } from '../database/index.ts'
import { findInvitation, takeInvitation } from './invitation-store.ts'
import { newAuthenticatorFor, passwordToStore } from './new-authenticator.ts'
import { heldBy } from './open-account.ts'
import { registrationQuestion, checkNewPasskey } from './passkeys.ts'
import { insertPasskey } from './passkey-store.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { openSession, type OpenedStaffSession, type StaffLoginDeps } from './staff-login.ts'
import { appendToLog } from './staff-log-store.ts'
import { changePassword, lockStaff, type Staff } from './staff-store.ts'

interface Invited {
  readonly staff: Staff
  readonly invitedAt: number
}

/** Whom a link is for, as long as it is good. */
async function invitedBy(db: Queries, token: string, nowMs: number): Promise<Result<Invited>> {
  const { staffId, invitedAt } = (await findInvitation(db, secretHash(token))) ?? { staffId: '', invitedAt: 0 }
  const staff = await lockStaff(db, staffId)
  const account = staff === undefined ? undefined : { ...staff, ...(await heldBy(db, staff)) }
  const decided = decideInvitation(account, invitedAt, nowMs)
  return decided.ok ? ok({ staff: decided.value, invitedAt }) : decided
}

export async function shownInvitation(
  token: string,
  { db, nowMs, box }: Pick<StaffLoginDeps, 'db' | 'nowMs' | 'box'>,
): Promise<Result<ShownInvitation>> {
  const invited = await invitedBy(db, token, nowMs)
  if (!invited.ok) return invited
  const { staff, invitedAt } = invited.value
  const { login, name, roles } = staff
  return ok({ login, name, roles, endsAt: invitedAt + INVITATION_MS, authenticator: newAuthenticatorFor(staff, box) })
}

export async function invitedRegistration(token: string, deps: StaffLoginDeps): Promise<Result<PasskeyQuestion>> {
  const invited = await invitedBy(deps.db, token, deps.nowMs)
  return invited.ok ? ok(await registrationQuestion(invited.value.staff, deps)) : invited
}

/** The person chooses how to log in, once: of two who open a link, one does. */
export async function acceptInvitation(
  token: string,
  credential: StaffCredential,
  deps: StaffLoginDeps,
): Promise<Result<OpenedStaffSession & { readonly recoveryCodes: readonly string[] }>> {
  const { db, nowMs, address } = deps
  const invited = await invitedBy(db, token, nowMs)
  if (!invited.ok) return invited
  const { id } = invited.value.staff
  const chosen = await storeFor(invited.value.staff, credential, deps)
  if (!chosen.ok) return chosen
  return db.transaction(async (tx) => {
    const still = await invitedBy(tx, token, nowMs)
    if (!still.ok) return still
    await takeInvitation(tx, secretHash(token))
    const { passkey, password } = chosen.value
    if (passkey !== undefined) await insertPasskey(tx, passkey)
    if (password !== undefined) await changePassword(tx, id, password)
    const recoveryCodes = await newRecoveryCodes(tx, id)
    const object = { kind: 'staff', id }
    const after = JSON.stringify({ by: credential.kind })
    await appendToLog(tx, { at: nowMs, staffId: id, act: 'invitation-accepted', object, after, address })
    return ok({ ...(await openSession(tx, still.value.staff, credential.kind, deps)), recoveryCodes })
  })
}

async function storeFor(staff: Staff, credential: StaffCredential, deps: StaffLoginDeps) {
  if (credential.kind === 'passkey') {
    const passkey = await checkNewPasskey(staff.id, credential.name, credential.answer, deps)
    return passkey.ok ? ok({ passkey: passkey.value, password: undefined }) : passkey
  }
  const password = await passwordToStore(staff, credential, deps)
  return password.ok ? ok({ passkey: undefined, password: password.value }) : password
}
