import type { Result, StopSignal } from '../kernel/index.ts'
import type { OrderId } from '../orders/index.ts'
import type { Contract, ContractId, SigningWay } from './contract.ts'
import type { Evidence } from './evidence.ts'
import type { Proof, ProofField } from './proof.ts'

/** A contract as one of its parties sees it; identity numbers of the other party come masked. */
export interface ContractView extends Contract {
  readonly role: 'seller' | 'buyer'
}

/** The contract and its papers. */
export interface Contracts {
  find(id: ContractId, signal?: StopSignal): Promise<Result<ContractView>>
  /** The contract that carries an order out. */
  ofOrder(id: OrderId, signal?: StopSignal): Promise<Result<ContractView>>
  /** Where the document can be looked at, or taken home, for a while. */
  paper(id: ContractId, use: 'view' | 'download', signal?: StopSignal): Promise<Result<string>>
  /** What is kept so that a stranger can check the signatures. */
  evidence(id: ContractId, signal?: StopSignal): Promise<Result<readonly Evidence[]>>
}

/** What a person gives to show who they are; it goes out and is kept nowhere on the way. */
export interface ProofAttempt {
  readonly contractId: ContractId
  readonly proof: Proof
  readonly fields: Readonly<Partial<Record<ProofField, string>>>
}

/** What finishes a proof that was begun: a code, or nothing where something else already did. */
export interface ProofAnswer {
  readonly contractId: ContractId
  readonly proof: Proof
  readonly code: string | null
}

/** How a begun proof goes on: a code was sent, a page elsewhere is visited, or it is looked at right away. */
export type ProofBegun = { readonly next: 'code' } | { readonly next: 'page'; readonly url: string } | { readonly next: 'nothing' }

export interface IdentityChecks {
  begin(attempt: ProofAttempt, signal?: StopSignal): Promise<Result<ProofBegun>>
  /** The contract with what is proven by now. */
  finish(answer: ProofAnswer, signal?: StopSignal): Promise<Result<ContractView>>
}

export interface SigningAttempt {
  readonly contractId: ContractId
  readonly way: SigningWay
}

export interface Signatures {
  /** `key` is made once for each intention: the same key signs once. */
  sign(attempt: SigningAttempt, key: string, signal?: StopSignal): Promise<Result<ContractView>>
  /** `paper` is where the consent paper was uploaded to. */
  handInConsent(contractId: ContractId, paper: string, signal?: StopSignal): Promise<Result<ContractView>>
}
