import { DAY_MS, fail, ok, refused, type Result } from '../kernel/index.ts'
import { mayApprove, type StaffAct } from './staff-act.ts'
import type { StaffRole } from './staff-role.ts'

/** A proposal lapses after this time. */
export const PROPOSAL_MS = DAY_MS

export const PROPOSAL_STATES = {
  waiting: { zh: '待复核', en: 'Waiting' },
  approved: { zh: '已通过', en: 'Approved' },
  declined: { zh: '未通过', en: 'Declined' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
  lapsed: { zh: '已过期', en: 'Lapsed' },
} as const

export type ProposalState = keyof typeof PROPOSAL_STATES

/** An act that one account wants done and another has to approve. */
export interface StaffProposal {
  readonly act: StaffAct
  /** The account of the maker. */
  readonly maker: string
  readonly madeAt: number
  readonly state: ProposalState
}

export type ProposalVerdict = 'approved' | 'declined' | 'withdrawn'

/** `lapsed` where it was not decided in time, whatever is stored. */
export const proposalStateAt = ({ state, madeAt }: StaffProposal, nowMs: number): ProposalState =>
  state === 'waiting' && nowMs >= madeAt + PROPOSAL_MS ? 'lapsed' : state

/** A decision by another account than the maker's, which may only withdraw. */
export function decideStaffProposal(
  proposal: StaffProposal,
  verdict: ProposalVerdict,
  by: { readonly staffId: string; readonly roles: readonly StaffRole[]; readonly nowMs: number },
): Result<ProposalState> {
  const state = proposalStateAt(proposal, by.nowMs)
  if (state !== 'waiting')
    return fail(refused('request-closed', `这件事${PROPOSAL_STATES[state].zh}，不能再处理`, 'state'))
  const isMaker = proposal.maker === by.staffId
  if (verdict === 'withdrawn')
    return isMaker ? ok(verdict) : fail(refused('another-user', '只有提出的人可以撤回', 'by'))
  if (isMaker) return fail(refused('own-request', '须由另一位工作人员复核', 'by'))
  return mayApprove(by.roles, proposal.act) ? ok(verdict) : fail(refused('another-user', '您没有复核的权限', 'by'))
}
