import type { ShownLogEntry, StaffAlert, StaffMember } from '@diandu/core/admin'
import { parseDay } from '@diandu/core/format'
import * as v from 'valibot'
import { count, cursor, instant, named, nothingIn, pageOf, plainId, typed } from '../schemas/schemas.ts'
import { reason, staffRoles, stored, wantedRoles } from './access.admin.ts'
import { adminCall } from './admin-call.ts'

export const listStaff = adminCall('GET staff', {
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
      isInvited: v.boolean(),
      lastSeenAt: instant,
    }),
  ) satisfies v.GenericSchema<unknown, StaffMember[]>,
})

export const proposeRoles = adminCall('POST staff/roles', {
  summary: 'Proposes other roles for an account, never for one’s own; another account approves it',
  act: 'change-roles',
  input: v.strictObject({ staffId: plainId, roles: wantedRoles, reason }),
  output: v.object({ id: plainId }),
  example: { staffId: 'st1', roles: ['reviewer'], reason: '转岗' },
})

export const inviteStaff = adminCall('POST staff/invite', {
  summary: 'Proposes an account for a person; another account approves it',
  act: 'invite-staff',
  input: v.strictObject({
    login: v.pipe(v.string(), v.trim(), v.minLength(1, '请填写'), v.maxLength(40)),
    name: v.pipe(named(40, 1), v.trim(), v.minLength(1, '请填写')),
    roles: v.pipe(wantedRoles, v.minLength(1, '请至少选一个角色')),
    reason,
  }),
  output: v.object({ id: plainId }),
  example: { login: 'lina', name: '李娜', roles: ['reviewer'], reason: '新同事' },
})

export const makeInvitationLink = adminCall('POST staff/invitation', {
  summary: 'The address by which an invited person opens their account, shown once; the one before is good no longer',
  act: 'make-invitation-link',
  input: v.strictObject({ staffId: plainId }),
  output: v.object({ address: stored }),
  example: { staffId: 'st1' },
})

export const listLog = adminCall('GET log', {
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

const alerts = v.array(
  v.object({
    number: count,
    at: instant,
    staffName: stored,
    object: v.object({ kind: stored, id: stored }),
    reason: stored,
    after: v.string(),
  }),
) satisfies v.GenericSchema<unknown, StaffAlert[]>

export const listAlerts = adminCall('GET alerts', {
  summary: 'Commands that passed the roles by, which the person has not read',
  act: 'see-log',
  input: nothingIn,
  output: alerts,
})

export const readAlert = adminCall('POST alerts/read', {
  summary: 'The person has read one; answers the others',
  act: 'see-log',
  input: v.strictObject({ number: count }),
  output: alerts,
  example: { number: 7 },
})
