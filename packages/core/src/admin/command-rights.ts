import { fail, ok, refused, type Result } from '../kernel/index.ts'
import { approvalOf, isLook, mayApprove, mayDo, type StaffAct } from './staff-act.ts'
import type { StaffRole } from './staff-role.ts'

/** The act of the log by which staff admins hear that the rules were passed by. */
export const BREAK_GLASS = 'break-glass'

export interface CommandAccount {
  readonly id: string
  readonly roles: readonly StaffRole[]
}

/**
 * Whether accounts may do an act by a command. Breaking the glass passes their roles, and never that a second account
 * is another one, nor that an auditor changes nothing.
 */
export function decideCommand(
  act: StaffAct,
  { by, second }: { readonly by: CommandAccount; readonly second: CommandAccount | null },
  isGlassBroken: boolean,
): Result<null> {
  if (second?.id === by.id) return fail(refused('own-request', '须由另一位工作人员复核', 'second'))
  if (approvalOf(act) === 'two' && second === null)
    return fail(refused('parameter-missing', '须由另一位工作人员复核', 'second'))
  const mayPass = ({ roles }: CommandAccount): boolean => isGlassBroken && (isLook(act) || !roles.includes('auditor'))
  if (!mayDo(by.roles, act) && !mayPass(by)) return fail(refused('another-user', '您的角色不能这样做', 'by'))
  if (second !== null && !mayApprove(second.roles, act) && !mayPass(second))
    return fail(refused('another-user', '您没有复核的权限', 'second'))
  return ok(null)
}

/**
 * Whether there are too few staff admins for an act about accounts to be done by their accounts: it is how the first
 * ones come, and how all come back that have become dormant.
 */
export const lacksStaffAdmins = (act: StaffAct, admins: number): boolean =>
  (act === 'invite-staff' && admins < 2) || (act === 'wake-staff' && admins < 1)
