import type { Clock, Failure, Random } from '../../kernel/index.ts'
import type { ContractId, SigningWay } from '../contract.ts'
import type { Contracts, ContractView, IdentityChecks, ProofBegun, Signatures } from '../contracts.ports.ts'
import type { Proof, ProofField } from '../proof.ts'

export interface SigningPorts {
  readonly contracts: Pick<Contracts, 'find'>
  readonly identity: Pick<IdentityChecks, 'begin' | 'finish' | 'page'>
  readonly signatures: Pick<Signatures, 'sign' | 'handInConsent' | 'refresh'>
  readonly clock: Clock
  readonly random: Random
}

export interface SigningContext {
  readonly contractId: ContractId
  readonly contract: ContractView | undefined
  /** The document names this party only since it was read: it is read again before it is signed. */
  readonly isRedrawn: boolean
  /** The proof that was chosen last, and how it goes on. */
  readonly proof: Proof | null
  readonly begun: ProofBegun | undefined
  readonly way: SigningWay | null
  /** The drawing of the hand, where there is one. */
  readonly drawing: string | null
  readonly signKey: string
  /** Why the last attempt came back; shown where the person stands, nothing is lost by it. */
  readonly failure: Failure | undefined
}

export type SigningEvent =
  | { readonly type: 'contract.read' }
  | { readonly type: 'contract.changed' }
  | {
      readonly type: 'proof.given'
      readonly proof: Proof
      readonly fields: Readonly<Partial<Record<ProofField, string>>>
    }
  | { readonly type: 'code.entered'; readonly code: string }
  | { readonly type: 'code.awaited' }
  | { readonly type: 'page.returned' }
  | { readonly type: 'consent.given'; readonly paper: string }
  | { readonly type: 'contract.confirmed'; readonly way: SigningWay; readonly drawing?: string }
  | { readonly type: 'step.left' }
  | { readonly type: 'deadline.passed' }
  | { readonly type: 'signing.abandoned' }
