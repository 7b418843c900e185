import { mayDo, STAFF_DORMANT_MS } from '@diandu/core/admin'
import { ok } from '@diandu/core/kernel'
import { getToday, listLog, listStaff as listStaffCall } from '@diandu/wire/admin'
import { listStaff, pageOfLog } from '../staff/index.ts'
import { staffHandlerFor } from './admin-handler.ts'
import { standingOfQueues } from './queue-store.ts'

export const staffHandlers = [
  staffHandlerFor(getToday, async (_given, { db, staff, clock }) =>
    ok(await standingOfQueues(db, (act) => mayDo(staff.roles, act), clock.now())),
  ),
  staffHandlerFor(listStaffCall, async (_given, { db, clock }) =>
    ok(
      (await listStaff(db)).map(({ id, login, name, roles, status, lastSeenAt }) => ({
        staffId: id,
        login,
        name,
        roles,
        status,
        isDormant: clock.now() >= lastSeenAt + STAFF_DORMANT_MS,
        lastSeenAt,
      })),
    ),
  ),
  staffHandlerFor(listLog, async ({ cursor, ...filter }, { db }) => pageOfLog(db, filter, cursor)),
]
