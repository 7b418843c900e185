import { STAFF_PROOF_MS, type OpenStaffSession, type StaffSelf } from '@diandu/core/admin'
import { ok } from '@diandu/core/kernel'
import {
  endStaffSession as endStaffSessionCall,
  getStaffSelf,
  listStaffSessions,
  logInStaff as logInStaffCall,
  logOutStaff,
  proveStaff,
} from '@diandu/wire/admin'
import { secretHash } from '../crypto/index.ts'
import {
  endStaffSession,
  findStaffSession,
  logInStaff,
  proveAgain,
  staffSessionsOf,
  type Staff,
  type StoredStaffSession,
} from '../staff/index.ts'
import { openHandlerFor, staffHandlerFor, type AdminContext, type StaffContext } from './admin-handler.ts'

const selfOf = ({ id, login, name, roles }: Staff, { provenAt }: StoredStaffSession): StaffSelf => ({
  staffId: id,
  login,
  name,
  roles,
  provenUntil: provenAt + STAFF_PROOF_MS,
})

const loginDeps = ({ db, random, clock, address, box, nobodysHash, isDemo }: AdminContext) => ({
  db,
  random,
  nowMs: clock.now(),
  address,
  box,
  nobodysHash,
  isDemo,
})

const sessionsOf = async ({ db, session: own }: StaffContext): Promise<OpenStaffSession[]> =>
  (await staffSessionsOf(db, own.staffId)).map(({ id, openedAt, seenAt, address }) => ({
    id,
    openedAt,
    seenAt,
    address,
    isThis: id === own.id,
  }))

export const accessHandlers = [
  openHandlerFor(logInStaffCall, async (given, context) => {
    const opened = await logInStaff(given, loginDeps(context))
    if (!opened.ok) return { result: opened }
    const { staff, session, token } = opened.value
    return { result: ok(selfOf(staff, session)), cookie: { token } }
  }),
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
  staffHandlerFor(listStaffSessions, async (_given, context) => ok(await sessionsOf(context))),
  staffHandlerFor(endStaffSessionCall, async ({ id }, context) => {
    await endStaffSession(context.db, context.staff.id, id)
    return ok(await sessionsOf(context))
  }),
]
