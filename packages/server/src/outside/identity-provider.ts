import type { Proof, ProofField } from '@diandu/core/contracts'
import type { Result } from '@diandu/core/kernel'

/** What a person gave, to be compared with what registers, banks and phone companies know. */
export interface IdentityQuestion {
  readonly proof: Proof
  readonly fields: Readonly<Partial<Record<ProofField, string>>>
}

export type IdentityVerdict = 'matches' | 'differs'

/** Who knows whether papers, cards and numbers belong to one person. Ask outside of transactions. */
export interface IdentityProvider {
  readonly kind: 'sandbox' | 'tencent'
  /** Whether it can judge this proof; what it cannot is not offered. */
  readonly knows: (proof: Proof) => boolean
  readonly compare: (question: IdentityQuestion) => Promise<Result<IdentityVerdict>>
  /** Where a verification goes on that is made on a page elsewhere. */
  readonly pageFor: (contractId: string) => string
}
