import { decideNewStaff, type StaffInvitation } from '@diandu/core/admin'
import { ok } from '@diandu/core/kernel'
import { inviteStaff } from '@diandu/wire/admin'
import { listStaff, loginKey, openStaffAccount } from '../../staff/index.ts'
import { staffHandlerFor } from '../admin-handler.ts'
import { rolesText } from './change-roles.ts'
import { propose, type ProposedAct } from './proposed-act.ts'

export const inviteStaffAct: ProposedAct<StaffInvitation> = {
  act: 'invite-staff',
  changes: async (_db, { login, name, roles }, { locale }) => [
    { what: `${name}（${login}）`, before: '', after: rolesText(roles, locale) },
  ],
  carryOut: async (tx, invitation, { nowMs, random }) => {
    const opened = await openStaffAccount(tx, invitation, { nowMs, random })
    if (!opened.ok) return opened
    return ok({ object: { kind: 'staff', id: opened.value }, userId: null, before: null, after: invitation })
  },
}

export const inviteStaffHandler = staffHandlerFor(inviteStaff, async ({ reason, login, ...given }, context) =>
  context.commit(async (tx) => {
    const invitation = { login: loginKey(login), ...given }
    const decided = decideNewStaff(invitation, await listStaff(tx))
    if (!decided.ok) return decided
    const proposal = { input: invitation, reason, before: null, after: invitation }
    return ok(await propose(tx, inviteStaffAct, proposal, context))
  }),
)
