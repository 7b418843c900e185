import type { HandoverRecord, OrderId, Refund, ReviewPair, Viewing } from '../../src/orders/index.ts'

/** What is kept beside an order. */
export const emptyDeals = () => ({
  /** What was reported of an order last. */
  refunds: new Map<OrderId, Refund>(),
  /** By order: its viewing, once its shop was opened. */
  viewings: new Map<OrderId, Viewing>(),
  /** By order: by which checklist it is handed over, and what happened. */
  handovers: new Map<OrderId, HandoverRecord>(),
  /** By order: what its two sides say of each other. */
  reviews: new Map<OrderId, ReviewPair>(),
})
