import type { BegunFlow, FlowStanding, FlowState } from '../e-signature.ts'

/** Of `FlowDetailInfo` and `FlowApproverDetail`, what is read here. Fields that are not known there come as `null`. */
export interface FlowDetail {
  readonly FlowId?: string | null
  readonly FlowStatus?: number | null
  readonly FlowApproverInfos?: readonly ApproverDetail[] | null
}

interface ApproverDetail {
  readonly Mobile?: string | null
  readonly ApproveStatus?: number | null
  readonly ApproveTime?: number | null
  readonly ApproveType?: string | null
  readonly OrganizationName?: string | null
}

const SIGNED = 3
const SEALED_BY_ITSELF = 'ENTERPRISESERVER'

/** 4 signed by all; 6 cancelled; 3 refused, 5 run out, 10 not filled in, 16 no longer good, 21 released. Every other is under way. */
const ENDS: Readonly<Record<number, FlowStanding>> = { 3: 'over', 4: 'whole', 5: 'over', 6: 'cancelled', 10: 'over', 16: 'over', 21: 'over' }

/** How a flow stands; undefined where somebody has signed with whom it was not begun. */
export function readState({ FlowStatus, FlowApproverInfos }: FlowDetail, { signers }: BegunFlow, houseName: string): FlowState | undefined {
  const signed = (FlowApproverInfos ?? []).filter(({ ApproveStatus }) => ApproveStatus === SIGNED)
  const byPeople = signed.filter(({ ApproveType, OrganizationName }) => ApproveType !== SEALED_BY_ITSELF && OrganizationName !== houseName)
  const signatures = byPeople.flatMap(({ Mobile, ApproveTime }) => {
    const signer = signers.find(({ mobile }) => mobile === Mobile)
    return signer === undefined ? [] : [{ party: signer.party, at: (ApproveTime ?? 0) * 1000 }]
  })
  const lastAt = Math.max(0, ...signed.map(({ ApproveTime }) => (ApproveTime ?? 0) * 1000))
  return signatures.length < byPeople.length ? undefined : { signatures, lastAt, standing: ENDS[FlowStatus ?? 0] ?? 'open' }
}
