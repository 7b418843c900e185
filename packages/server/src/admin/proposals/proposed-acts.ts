import type { StaffAct } from '@diandu/core/admin'
import { publishPromiseAct } from '../content/publish-promise.ts'
import { closeMonthAct } from '../money/closing/close-month.ts'
import { changeOwnerAct } from '../owners/change-owner.ts'
import { closeAccountAct } from '../people/close-account.ts'
import { correctCoinsAct, correctCouponsAct } from '../people/correct-benefits.ts'
import { creditUserAct } from '../people/credit-user.ts'
import { mergeAccountsAct } from '../people/merge-accounts.ts'
import { restoreUserAct, suspendUserAct } from '../people/suspend-user.ts'
import { changeRolesAct } from './change-roles.ts'
import { creditLateAct } from './credit-late.ts'
import { decideRefundAct } from './decide-refund.ts'
import { inviteStaffAct } from './invite-staff.ts'
import type { ProposedAct } from './proposed-act.ts'

/** Each act that may be proposed has one entry. */
export const PROPOSED_ACTS: readonly ProposedAct[] = [
  changeRolesAct,
  inviteStaffAct,
  suspendUserAct,
  restoreUserAct,
  publishPromiseAct,
  closeMonthAct,
  creditLateAct,
  closeAccountAct,
  correctCoinsAct,
  correctCouponsAct,
  changeOwnerAct,
  creditUserAct,
  mergeAccountsAct,
  decideRefundAct,
]

export function proposedAct(act: StaffAct): ProposedAct {
  const found = PROPOSED_ACTS.find((one) => one.act === act)
  if (found === undefined) throw new Error(`${act} is never proposed`)
  return found
}
