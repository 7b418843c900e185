import { STAFF_DORMANT_MS } from '@diandu/core/admin'
import { ok } from '@diandu/core/kernel'
import { listAlerts, listLog, listStaff as listStaffCall, makeInvitationLink, readAlert } from '@diandu/wire/admin'
import {
  invitationPath,
  listStaff,
  lockStaff,
  newInvitation,
  noteAlertRead,
  pageOfLog,
  unclaimedStaff,
  unreadAlerts,
} from '../staff/index.ts'
import { staffHandlerFor } from './admin-handler.ts'

export const staffHandlers = [
  staffHandlerFor(listStaffCall, async (_given, { db, clock }) => {
    const unclaimed = await unclaimedStaff(db)
    return ok(
      (await listStaff(db)).map(({ id, login, name, roles, status, lastSeenAt }) => ({
        staffId: id,
        login,
        name,
        roles,
        status,
        isDormant: clock.now() >= lastSeenAt + STAFF_DORMANT_MS,
        isInvited: status === 'active' && unclaimed.has(id),
        lastSeenAt,
      })),
    )
  }),
  staffHandlerFor(makeInvitationLink, async ({ staffId }, { clock, random, page, commit }) =>
    commit(async (tx) => {
      const token = await newInvitation(tx, await lockStaff(tx, staffId), { nowMs: clock.now(), random })
      if (!token.ok) return token
      const value = { address: `${page.origin}${invitationPath(token.value)}` }
      return ok({ value, log: { object: { kind: 'staff', id: staffId }, userId: null, reason: '' } })
    }),
  ),
  staffHandlerFor(listAlerts, async (_given, { db, staff }) => ok(await unreadAlerts(db, staff.id))),
  staffHandlerFor(readAlert, async ({ number }, { db, staff, clock }) => {
    await noteAlertRead(db, { staffId: staff.id, number, readAt: clock.now() })
    return ok(await unreadAlerts(db, staff.id))
  }),
  staffHandlerFor(listLog, async ({ cursor, ...filter }, { db }) => pageOfLog(db, filter, cursor)),
]
