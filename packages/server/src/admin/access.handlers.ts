import { STAFF_PROOF_MS, type OpenStaffSession, type StaffSelf } from '@diandu/core/admin'
import { ok, type Result } from '@diandu/core/kernel'
import {
  endStaffSession as endStaffSessionCall,
  getStaffSelf,
  listStaffSessions,
  logInByPasskey as logInByPasskeyCall,
  logInStaff as logInStaffCall,
  logOutStaff,
  proveByPasskey as proveByPasskeyCall,
  proveStaff,
  startPasskeyLogin,
  startPasskeyProof,
} from '@diandu/wire/admin'
import { secretHash } from '../crypto/index.ts'
import {
  passkeyQuestion,
  endStaffSession,
  findStaffSession,
  logInByPasskey,
  logInStaff,
  proveAgain,
  proveByPasskey,
  staffSessionsOf,
  type OpenedStaffSession,
  type Staff,
  type StoredStaffSession,
} from '../staff/index.ts'
import { openHandlerFor, staffHandlerFor, type AdminContext, type StaffContext } from './admin-handler.ts'

export const selfOf = ({ id, login, name, roles }: Staff, { provenAt }: StoredStaffSession): StaffSelf => ({
  staffId: id,
  login,
  name,
  roles,
  provenUntil: provenAt + STAFF_PROOF_MS,
})

export const loginDeps = ({ db, random, clock, address, box, nobodysHash, isDemo, page }: AdminContext) => ({
  db,
  random,
  nowMs: clock.now(),
  address,
  box,
  nobodysHash,
  isDemo,
  page,
})

const sessionsOf = async ({ db, session: own }: StaffContext): Promise<OpenStaffSession[]> =>
  (await staffSessionsOf(db, own.staffId)).map(({ id, openedAt, seenAt, address }) => ({
    id,
    openedAt,
    seenAt,
    address,
    isThis: id === own.id,
  }))

const opened = (answer: Result<OpenedStaffSession>) =>
  answer.ok
    ? { result: ok(selfOf(answer.value.staff, answer.value.session)), cookie: { token: answer.value.token } }
    : { result: answer }

export const accessHandlers = [
  openHandlerFor(logInStaffCall, async (given, context) => opened(await logInStaff(given, loginDeps(context)))),
  openHandlerFor(startPasskeyLogin, async (_given, context) => ({
    result: ok(await passkeyQuestion(null, loginDeps(context))),
  })),
  openHandlerFor(logInByPasskeyCall, async ({ answer }, context) =>
    opened(await logInByPasskey(answer, loginDeps(context))),
  ),
  openHandlerFor(logOutStaff, async (_given, { db, token }) => {
    const session = token === null ? undefined : await findStaffSession(db, secretHash(token))
    if (session !== undefined) await endStaffSession(db, session.staffId, session.id)
    return { result: ok(null), cookie: { token: null } }
  }),
  staffHandlerFor(getStaffSelf, async (_given, { staff, session }) => ok(selfOf(staff, session))),
  staffHandlerFor(proveStaff, async (given, context) => {
    const proven = await proveAgain(context.session, given, loginDeps(context))
    return proven.ok ? ok(selfOf(context.staff, proven.value)) : proven
  }),
  staffHandlerFor(startPasskeyProof, async (_given, context) =>
    ok(await passkeyQuestion(context.staff.id, loginDeps(context))),
  ),
  staffHandlerFor(proveByPasskeyCall, async ({ answer }, context) => {
    const proven = await proveByPasskey(context.session, answer, loginDeps(context))
    return proven.ok ? ok(selfOf(context.staff, proven.value)) : proven
  }),
  staffHandlerFor(listStaffSessions, async (_given, context) => ok(await sessionsOf(context))),
  staffHandlerFor(endStaffSessionCall, async ({ id }, context) => {
    await endStaffSession(context.db, context.staff.id, id)
    return ok(await sessionsOf(context))
  }),
]
