import type { Result, StopSignal } from '../../kernel/index.ts'
import type { OrderId } from '../order.ts'
import type { Handover } from './handover.ts'
import type { HandoverItem } from './handover-items.ts'
import type { ProofDocument } from './proof-type.ts'

/** `proofs` are files that were uploaded, each once. */
export interface MarkedItem {
  readonly item: HandoverItem
  readonly words: string
  readonly proofs: readonly string[]
}

/** `revision` is that of the mark that the buyer looked at. */
export interface CheckedItem {
  readonly item: HandoverItem
  readonly revision: number
  readonly act: 'received' | 'wrong' | 'reopened'
  readonly words: string
}

/** A piece of a file that is to be a proof. */
export interface ProofPart {
  /** Names the file while it is on its way. */
  readonly upload: string
  readonly place: number
  readonly bytes: Uint8Array
}

/** All parts have been sent. */
export interface SentProof {
  readonly upload: string
  readonly name: string
  readonly parts: number
}

/** A file that an item can be marked with, as a picture can. */
export interface UploadedProof extends ProofDocument {
  readonly id: string
}

/** Address of the evidence of a hand-over, for either party. */
export interface HandoverAppendix {
  readonly url: string
}

/** The checklist by which a shop is handed over. A repeated call adds nothing. */
export interface Handovers {
  /** Null for an order that was placed before there were checklists. */
  ofOrder(id: OrderId, signal?: StopSignal): Promise<Result<Handover | null>>
  mark(id: OrderId, marked: MarkedItem): Promise<Result<Handover>>
  check(id: OrderId, checked: CheckedItem): Promise<Result<Handover>>
  /** Keeps a part of a file; sent again, it takes the place of itself. */
  proofPart(id: OrderId, part: ProofPart, signal?: StopSignal): Promise<Result<null>>
  /** Joins the parts of a file, and detects its type by its content. */
  proofFile(id: OrderId, sent: SentProof, signal?: StopSignal): Promise<Result<UploadedProof>>
  /** The hand-over as a document, with the digest of every proof. */
  appendix(id: OrderId, signal?: StopSignal): Promise<Result<HandoverAppendix>>
}
