import type { ShownLogEntry, StaffMember } from '@diandu/core/admin'
import { parseDay } from '@diandu/core/format'
import * as v from 'valibot'
import { count, cursor, instant, nothingIn, pageOf, plainId, typed } from '../schemas/schemas.ts'
import { reason, staffRoles, stored, wantedRoles } from './access.admin.ts'
import { adminCall } from './admin-call.ts'

export const listStaff = adminCall({
  method: 'GET',
  path: 'staff',
  summary: 'Who has an account of the console',
  act: 'see-staff',
  input: nothingIn,
  output: v.array(
    v.object({
      staffId: plainId,
      login: stored,
      name: stored,
      roles: staffRoles,
      status: v.picklist(['active', 'closed']),
      isDormant: v.boolean(),
      lastSeenAt: instant,
    }),
  ) satisfies v.GenericSchema<unknown, StaffMember[]>,
})

export const proposeRoles = adminCall({
  method: 'POST',
  path: 'staff/roles',
  summary: 'Proposes other roles for an account, never for one’s own; another account approves it',
  act: 'change-roles',
  input: v.strictObject({ staffId: plainId, roles: wantedRoles, reason }),
  output: v.object({ id: plainId }),
  example: { staffId: 'st1', roles: ['reviewer'], reason: '转岗' },
})

export const listLog = adminCall({
  method: 'GET',
  path: 'log',
  summary: 'What was done and looked at, by whom and when, the newest first',
  act: 'see-log',
  input: v.strictObject({
    staffId: v.exactOptional(plainId),
    userId: v.exactOptional(plainId),
    object: v.exactOptional(typed(80)),
    day: v.exactOptional(
      v.pipe(
        v.string(),
        v.check((day) => !Number.isNaN(parseDay(day)), '不是日期'),
      ),
    ),
    cursor: v.exactOptional(cursor),
  }),
  output: pageOf(
    v.object({
      number: count,
      at: instant,
      staffId: plainId,
      staffName: stored,
      approvedBy: v.nullable(plainId),
      act: stored,
      object: v.object({ kind: stored, id: stored }),
      userId: v.nullable(stored),
      reason: stored,
      before: v.string(),
      after: v.string(),
      address: stored,
      hash: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'Not a hash')),
    }) satisfies v.GenericSchema<unknown, ShownLogEntry>,
  ),
  example: { day: '2026-11-28', cursor: 'c1' },
})
