import type { IdentityPage } from '../../account/index.ts'
import type { Failure, Result } from '../../kernel/index.ts'
import type { ContractView, ProofBegun } from '../contracts.ports.ts'
import { hasProven, isUnderReview, type Signatory } from '../signatory.ts'

export interface ContractAnswer {
  readonly result: Result<ContractView>
}
export interface BegunAnswer {
  readonly result: Result<ProofBegun>
}
export interface ProofPageAnswer {
  readonly result: Result<IdentityPage>
}
export interface AnyAnswer {
  readonly result: Result<unknown>
}

/** A guard or an action of the chart that is given the answer. */
export const withAnswer = <T extends string>(type: T) => ({ type, params: answer })

const answer = <T>({ event }: { readonly event: { readonly output: T } }): { readonly result: T } => ({
  result: event.output,
})

export const isPending = (failure: Failure): boolean => failure.kind === 'refused' && failure.reason === 'proof-pending'

/** Signing is the provider's here: nothing is signed on this page. */
export const isSignedElsewhere = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.reason === 'sign-elsewhere'

export const mine = (contract: ContractView): Signatory => contract[contract.role]
export const isMismatch = (result: Result<unknown>): boolean => !result.ok && result.failure.kind === 'signer-mismatch'
/** No party has signed yet, and so the document can come to name whom it did not know. */
export const isRenamed = (before: ContractView | undefined, now: ContractView): boolean =>
  before?.status === 'draft' &&
  (mine(before).signer.name !== mine(now).signer.name || mine(before).owner.name !== mine(now).owner.name)
export const proven = (contract: ContractView): boolean => hasProven(mine(contract))
/** The platform is reviewing what was submitted. */
export const underReview = (contract: ContractView): boolean => isUnderReview(mine(contract))
