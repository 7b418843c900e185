import type { HandoverRecord, OrderId, ProofDocument, Refund, ReviewPair, Viewing } from '../../src/orders/index.ts'

export interface ProofFileRecord {
  readonly orderId: OrderId
  readonly userId: string
  readonly upload: string
  readonly parts: Map<number, Uint8Array>
  /** Null until all its parts have arrived. */
  document: ProofDocument | null
}

/** Stored beside an order. */
export const emptyDeals = () => ({
  /** The last report on an order. */
  refunds: new Map<OrderId, Refund>(),
  /** By order: its viewing, once its shop was opened. */
  viewings: new Map<OrderId, Viewing>(),
  /** By order: when its buyer last asked its seller for a step. */
  nudges: new Map<OrderId, number>(),
  /** By order: the checklist of its hand-over, and the entries. */
  handovers: new Map<OrderId, HandoverRecord>(),
  /** By id: files uploaded as proofs. */
  proofFiles: new Map<string, ProofFileRecord>(),
  /** By order: the reviews of its two sides. */
  reviews: new Map<OrderId, ReviewPair>(),
})
