import type { IdentityPage } from '../account/index.ts'
import type { Name, Page, Result, StopSignal } from '../kernel/index.ts'
import type { OrderId } from '../orders/index.ts'
import type { Contract, ContractId, SigningWay } from './contract.ts'
import type { Evidence } from './evidence.ts'
import type { Proof, ProofField } from './proof.ts'

/** A contract as one of its parties sees it; identity numbers of the other party come masked. */
export interface ContractView extends Contract {
  readonly role: 'seller' | 'buyer'
  /** By which proofs a signer can show here who they are: those that are really checked. */
  readonly offered: readonly Proof[]
  /** Whether a signature is kept that this person once drew. */
  readonly hasDrawing: boolean
  /** While the platform reviews what the buyer has seen of the shop, neither party can sign. */
  readonly isPaused?: boolean | undefined
}

/** The document as pictures, to be read on any screen. */
export interface PdfPages {
  /** SHA-256 of the document that they show: what is confirmed as read. */
  readonly digest: string
  /** Where each page is to be had for a while, the first page first. */
  readonly pictures: readonly string[]
}

/** The contract and its documents. */
export interface Contracts {
  find(id: ContractId, signal?: StopSignal): Promise<Result<ContractView>>
  /** The contract that carries an order out. */
  ofOrder(id: OrderId, signal?: StopSignal): Promise<Result<ContractView>>
  /** Every contract of this person, the newest first. */
  list(cursor: string | null, signal?: StopSignal): Promise<Result<Page<ContractView>>>
  /** Where the document can be read or downloaded for a while. */
  paper(id: ContractId, use: 'view' | 'download', signal?: StopSignal): Promise<Result<string>>
  pages(id: ContractId, signal?: StopSignal): Promise<Result<PdfPages>>
  /** The evidence by which an independent reader can check the signatures. */
  evidence(id: ContractId, signal?: StopSignal): Promise<Result<readonly Evidence[]>>
}

/** A person's answers to show who they are; they go out and are stored nowhere on the way. */
export interface ProofAttempt {
  readonly contractId: ContractId
  readonly proof: Proof
  readonly fields: Readonly<Partial<Record<ProofField, string>>>
}

/** The code that finishes a proof, or nothing where something else already did. */
export interface ProofAnswer {
  readonly contractId: ContractId
  readonly proof: Proof
  readonly code: string | null
}

/** How a begun proof goes on: a code was sent, a page elsewhere is visited, or it is checked right away. */
export type ProofBegun =
  | { readonly next: 'code' }
  | ({ readonly next: 'page' } & IdentityPage)
  | { readonly next: 'nothing' }

export interface IdentityChecks {
  begin(attempt: ProofAttempt, signal?: StopSignal): Promise<Result<ProofBegun>>
  /** The contract with what is proven by now. */
  finish(answer: ProofAnswer, signal?: StopSignal): Promise<Result<ContractView>>
  /** Where a proof goes on that was begun on a page elsewhere, for a signer who closed that page. */
  page(contractId: ContractId, signal?: StopSignal): Promise<Result<IdentityPage>>
  /** By which documents a signer can be identified. */
  papers(signal?: StopSignal): Promise<Result<readonly IdentityDocument[]>>
}

/** A kind of document that identifies a signer, and its code at the providers of signatures. */
export interface IdentityDocument {
  readonly code: string
  readonly of: 'person' | 'company'
  readonly name: Name
}

export interface SigningAttempt {
  readonly contractId: ContractId
  readonly way: SigningWay
  /** The drawing of the hand, as `writeDrawing` writes it; without one the name is in its place. */
  readonly drawing?: string
}

export interface Signatures {
  /** `key` is made once for each intention: the same key signs once. */
  sign(attempt: SigningAttempt, key: string, signal?: StopSignal): Promise<Result<ContractView>>
  /** `paper` is where the consent form was uploaded to. */
  handInConsent(contractId: ContractId, paper: string, signal?: StopSignal): Promise<Result<ContractView>>
  /** Says that the document with this digest was read; another one that is there by now is refused. */
  confirm(contractId: ContractId, digest: string, signal?: StopSignal): Promise<Result<ContractView>>
  /** Asks what became of a signature that is made elsewhere. */
  refresh(contractId: ContractId, signal?: StopSignal): Promise<Result<ContractView>>
}

/** An address under which one person signs one contract, once, in time. */
export interface SigningLink {
  readonly url: string
  readonly validUntil: number
}

export interface SigningLinks {
  /** For oneself, when it is one's turn. */
  make(contractId: ContractId, signal?: StopSignal): Promise<Result<SigningLink>>
  /** The contract behind a link's secret. Another person's, one that has signed, and a late one are refused. */
  open(secret: string, signal?: StopSignal): Promise<Result<ContractView>>
}

/** The purchase agreement of an order, before there is a contract. */
/** The agreement of an order, for one of its parties. */
export interface AgreementRecord {
  /** A path of ours. */
  readonly url: string
  /** When the user agreed to the version of the order; null where they did not. */
  readonly agreedAt: number | null
}

export interface Agreements {
  /** Where it can be read again, with this deal's figures, and when the user agreed to it. */
  ofOrder(orderId: OrderId, signal?: StopSignal): Promise<Result<AgreementRecord>>
  /** Says that this version of it was read and agreed to; answers when that was first said. */
  confirm(orderId: OrderId, termsVersion: string, signal?: StopSignal): Promise<Result<number>>
}
