import type { Result, StopSignal } from '../../kernel/index.ts'
import type { OrderId } from '../order.ts'
import type { Handover } from './handover.ts'
import type { HandoverItem } from './handover-items.ts'

/** What a seller marks an item with: files that were uploaded, each once. */
export interface MarkedItem {
  readonly item: HandoverItem
  readonly words: string
  readonly proofs: readonly string[]
}

/** What a buyer says of the mark that they looked at. */
export interface CheckedItem {
  readonly item: HandoverItem
  readonly revision: number
  readonly act: 'received' | 'wrong' | 'reopened'
  readonly words: string
}

/** Where the evidence of a hand-over can be fetched, by either party. */
export interface HandoverAppendix {
  readonly url: string
}

/** The checklist by which a shop is handed over. Sent again, nothing is said twice. */
export interface Handovers {
  /** Null for an order that was placed before there were checklists. */
  ofOrder(id: OrderId, signal?: StopSignal): Promise<Result<Handover | null>>
  mark(id: OrderId, marked: MarkedItem): Promise<Result<Handover>>
  check(id: OrderId, checked: CheckedItem): Promise<Result<Handover>>
  /** What was handed over as a document, with the digest of every proof. */
  appendix(id: OrderId, signal?: StopSignal): Promise<Result<HandoverAppendix>>
}
