import type { FoundPerson, ShownLogEntry, StaffMember } from '@diandu/core/admin'
import * as v from 'valibot'
import { count, cursor, instant, nothingIn, pageOf, plainId, typed } from '../schemas/schemas.ts'
import { staffRoles } from './access.admin.ts'
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
      login: typed(40),
      name: typed(40),
      roles: staffRoles,
      status: v.picklist(['invited', 'active', 'closed']),
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
  input: v.strictObject({ staffId: plainId, roles: staffRoles, reason: typed(300, 1) }),
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
    object: v.exactOptional(typed(80)),
    day: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Not a day'))),
    cursor: v.exactOptional(cursor),
  }),
  output: pageOf(
    v.object({
      number: count,
      at: instant,
      staffId: plainId,
      staffName: typed(60),
      approvedBy: v.nullable(plainId),
      act: typed(60),
      object: v.object({ kind: typed(40), id: typed(80) }),
      userId: v.nullable(typed(60)),
      reason: typed(300),
      before: v.string(),
      after: v.string(),
      address: typed(60),
      hash: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'Not a hash')),
    }) satisfies v.GenericSchema<unknown, ShownLogEntry>,
  ),
  example: { day: '2026-11-28', cursor: 'c1' },
})

export const searchPeople = adminCall({
  method: 'GET',
  path: 'people',
  summary: 'Users by a mobile, a name or the number of an order',
  act: 'see-people',
  input: v.strictObject({ text: typed(40, 1) }),
  output: v.array(
    v.object({
      userId: typed(60),
      username: typed(60),
      mobile: typed(20),
      registeredAt: instant,
      verification: typed(40),
    }),
  ) satisfies v.GenericSchema<unknown, FoundPerson[]>,
  example: { text: '19900000001' },
})
