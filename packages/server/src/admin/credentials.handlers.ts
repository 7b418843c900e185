import { decideNewPasskey, decideNewPassword, decidePasskeyRemoval, type StaffCredentials } from '@diandu/core/admin'
import { fail, ok, refused } from '@diandu/core/kernel'
import {
  acceptInvitation as acceptInvitationCall,
  addPasskey,
  changeStaffPassword,
  getCredentials,
  removePasskey,
  renewRecoveryCodes,
  showInvitation,
  startAuthenticator,
  startInvitedPasskey,
  startPasskey,
} from '@diandu/wire/admin'
import type { Queries } from '../database/index.ts'
import {
  acceptInvitation,
  invitedRegistration,
  newAuthenticatorFor,
  registrationQuestion,
  changePassword,
  checkNewPasskey,
  countRecoveryCodes,
  deletePasskey,
  endOtherStaffSessions,
  heldBy,
  insertPasskey,
  lockStaff,
  newRecoveryCodes,
  passkeysOf,
  passwordToStore,
  shownInvitation,
  type Staff,
} from '../staff/index.ts'
import { loginDeps, selfOf } from './access.handlers.ts'
import { openHandlerFor, staffHandlerFor } from './admin-handler.ts'

async function credentialsOf(db: Queries, { id, passwordHash }: Staff) {
  const passkeys = await passkeysOf(db, id)
  return {
    hasPassword: passwordHash !== null,
    recoveryCodesLeft: await countRecoveryCodes(db, id),
    passkeys: passkeys.map(({ id: key, name, addedAt, usedAt }) => ({ id: key, name, addedAt, usedAt })),
  } satisfies StaffCredentials
}

/** As the transaction has it, which has locked the account. */
async function ownNow(tx: Queries, staff: Staff): Promise<Staff> {
  return (await lockStaff(tx, staff.id)) ?? staff
}

const aboutOwn = ({ id }: Staff) => ({ object: { kind: 'staff', id }, userId: null, reason: '' })

export const credentialsHandlers = [
  openHandlerFor(showInvitation, async ({ token }, context) => ({
    result: await shownInvitation(token, loginDeps(context)),
  })),
  openHandlerFor(startInvitedPasskey, async ({ token }, context) => ({
    result: await invitedRegistration(token, loginDeps(context)),
  })),
  openHandlerFor(acceptInvitationCall, async ({ token: link, credential }, context) => {
    const accepted = await acceptInvitation(link, credential, loginDeps(context))
    if (!accepted.ok) return { result: accepted }
    const { staff, session, token, recoveryCodes } = accepted.value
    return { result: ok({ self: selfOf(staff, session), recoveryCodes: [...recoveryCodes] }), cookie: { token } }
  }),
  staffHandlerFor(getCredentials, async (_given, { db, staff }) => ok(await credentialsOf(db, staff))),
  staffHandlerFor(startAuthenticator, async (_given, { staff, box }) => ok(newAuthenticatorFor(staff, box))),
  staffHandlerFor(changeStaffPassword, async (given, { staff, session, box, clock, commit }) => {
    const toStore = await passwordToStore(staff, given, { box, nowMs: clock.now() })
    if (!toStore.ok) return toStore
    return commit(async (tx) => {
      const decided = decideNewPassword(given, await heldBy(tx, await ownNow(tx, staff)))
      if (!decided.ok) return decided
      await changePassword(tx, staff.id, toStore.value)
      await endOtherStaffSessions(tx, session)
      const after = { password: given.password !== null, authenticator: given.authenticator !== null }
      return ok({ value: await credentialsOf(tx, await ownNow(tx, staff)), log: { ...aboutOwn(staff), after } })
    })
  }),
  staffHandlerFor(renewRecoveryCodes, async (_given, { staff, commit }) =>
    commit(async (tx) => {
      const before = { recoveryCodes: await countRecoveryCodes(tx, staff.id) }
      const codes = [...(await newRecoveryCodes(tx, staff.id))]
      return ok({ value: codes, log: { ...aboutOwn(staff), before, after: { recoveryCodes: codes.length } } })
    }),
  ),
  staffHandlerFor(startPasskey, async (_given, context) =>
    ok(await registrationQuestion(context.staff, loginDeps(context))),
  ),
  staffHandlerFor(addPasskey, async ({ name, answer }, context) => {
    const { staff, commit } = context
    const made = await checkNewPasskey(staff.id, name, answer, loginDeps(context))
    if (!made.ok) return made
    return commit(async (tx) => {
      const own = await ownNow(tx, staff)
      const decided = decideNewPasskey(await heldBy(tx, own))
      if (!decided.ok) return decided
      if (!(await insertPasskey(tx, made.value))) return fail(refused('key-reused', '这个通行密钥已经添加过'))
      const after = { passkey: name, id: made.value.id }
      return ok({ value: await credentialsOf(tx, own), log: { ...aboutOwn(staff), after } })
    })
  }),
  staffHandlerFor(removePasskey, async ({ id }, { staff, commit }) =>
    commit(async (tx) => {
      const own = await ownNow(tx, staff)
      const removed = (await passkeysOf(tx, staff.id)).find((passkey) => passkey.id === id)
      if (removed === undefined) return fail(refused('not-found', '没有这个通行密钥', 'id'))
      const decided = decidePasskeyRemoval(await heldBy(tx, own))
      if (!decided.ok) return decided
      await deletePasskey(tx, staff.id, id)
      const before = { passkey: removed.name, id }
      return ok({ value: await credentialsOf(tx, own), log: { ...aboutOwn(staff), before } })
    }),
  ),
]
