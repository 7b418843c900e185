import type { BegunFlow, FlowSigner, FlowStanding, FlowState } from '../e-signature.ts'

/** Of `FlowDetailInfo` and `FlowApproverDetail`, what is read here. Fields that are not known there come as `null`. */
export interface FlowDetail {
  readonly FlowId?: string | null
  readonly FlowStatus?: number | null
  readonly FlowApproverInfos?: readonly ApproverDetail[] | null
}

interface ApproverDetail {
  readonly ApproveName?: string | null
  readonly Mobile?: string | null
  readonly ApproveStatus?: number | null
  readonly ApproveTime?: number | null
  readonly ApproveType?: string | null
  readonly OrganizationName?: string | null
}

const SIGNED = 3
const SEALED_BY_ITSELF = 'ENTERPRISESERVER'

/**
 * 4 signed by all; 6 cancelled; 3 refused, 5 run out, 10 not filled in, 16 no longer good, 21 released. Every other is
 * under way.
 */
const ENDS: Readonly<Record<number, FlowStanding>> = {
  3: 'over',
  4: 'whole',
  5: 'over',
  6: 'cancelled',
  10: 'over',
  16: 'over',
  21: 'over',
}

export interface ReadState extends FlowState {
  /** A signer has signed with whom it was not begun. */
  readonly hasStranger: boolean
}

export function readState(
  { FlowStatus, FlowApproverInfos }: FlowDetail,
  { signers }: BegunFlow,
  operatorName: string,
): ReadState {
  const signed = (FlowApproverInfos ?? []).filter(({ ApproveStatus }) => ApproveStatus === SIGNED)
  const byPeople = signed.filter(
    ({ ApproveType, OrganizationName }) => ApproveType !== SEALED_BY_ITSELF && OrganizationName !== operatorName,
  )
  const signatures = byPeople.flatMap((approver) => {
    const [signer, another] = signers.filter((one) => isOf(one, approver))
    return signer === undefined || another !== undefined
      ? []
      : [{ party: signer.party, at: (approver.ApproveTime ?? 0) * 1000 }]
  })
  const lastAt = Math.max(0, ...signed.map(({ ApproveTime }) => (ApproveTime ?? 0) * 1000))
  return {
    signatures,
    lastAt,
    standing: ENDS[FlowStatus ?? 0] ?? 'open',
    hasStranger: signatures.length < byPeople.length,
  }
}

/** By the mobile, whole. The documentation's examples have stars in it: then its ends have to fit, and the name. */
function isOf({ name, mobile }: FlowSigner, { Mobile, ApproveName }: ApproverDetail): boolean {
  if (Mobile === mobile) return true
  const [, head, tail] = /^(\d+)\*+(\d+)$/.exec(Mobile ?? '') ?? []
  return (
    head !== undefined && tail !== undefined && ApproveName === name && mobile.startsWith(head) && mobile.endsWith(tail)
  )
}
