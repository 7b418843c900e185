import { STAFF_ROLES, type StaffRole } from '@diandu/core/admin'
import { fail, ok, refused } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { proposeRoles } from '@diandu/wire/admin'
import { changeRoles, endStaffSessionsOf, findStaff, lockStaff } from '../../staff/index.ts'
import { staffHandlerFor } from '../admin-handler.ts'
import { changedSince } from './changed-since.ts'
import { propose, type ProposedAct } from './proposed-act.ts'

interface RoleChange {
  readonly staffId: string
  readonly roles: readonly StaffRole[]
  /** The roles when it was made: a later change is not undone unseen. */
  readonly from: readonly StaffRole[]
}

const unknownStaff = () => fail(refused('not-found', '没有这个账号', 'staffId'))
const ownRoles = () => fail(refused('own-request', '不能变更自己的角色', 'staffId'))

const isSame = (one: readonly StaffRole[], other: readonly StaffRole[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role))

export function rolesText(roles: readonly StaffRole[], locale: Locale): string {
  const [comma, none] = locale === 'en' ? [', ', 'none'] : ['、', '无']
  return roles.map((role) => nameIn(STAFF_ROLES[role], locale)).join(comma) || none
}

export const changeRolesAct: ProposedAct<RoleChange> = {
  act: 'change-roles',
  changes: async (db, { staffId, roles }, { locale }) => {
    const subject = await findStaff(db, staffId)
    const before = rolesText(subject?.roles ?? [], locale)
    return [{ what: subject?.name ?? staffId, before, after: rolesText(roles, locale) }]
  },
  carryOut: async (tx, { staffId, roles, from }, { staff }) => {
    if (staffId === staff.id) return ownRoles()
    const subject = await lockStaff(tx, staffId)
    if (subject === undefined) return unknownStaff()
    if (subject.status !== 'active' || !isSame(subject.roles, from)) return fail(changedSince())
    await changeRoles(tx, staffId, roles)
    // A member of staff who was logged in with the former roles logs in anew.
    await endStaffSessionsOf(tx, staffId)
    return ok({
      object: { kind: 'staff', id: staffId },
      userId: null,
      before: { roles: subject.roles },
      after: { roles },
    })
  },
}

export const proposeRolesHandler = staffHandlerFor(proposeRoles, async ({ staffId, roles, reason }, context) =>
  context.commit(async (tx) => {
    if (staffId === context.staff.id) return ownRoles()
    const subject = await lockStaff(tx, staffId)
    if (subject?.status !== 'active') return unknownStaff()
    const input = { staffId, roles, from: subject.roles }
    const [before, after] = [
      { staffId, roles: subject.roles },
      { staffId, roles },
    ]
    return ok(await propose(tx, changeRolesAct, { input, reason, before, after }, context))
  }),
)
