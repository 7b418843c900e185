import type { Result, StopSignal } from '../../kernel/index.ts'
import type { Order, OrderId } from '../order.ts'
import type { RefundRequest } from '../refund.ts'
import type { Viewing, ViewingRequest } from './viewing.ts'

/** A buyer looks at the shop before they sign and pay the rest. `key` as in `Orders`. */
export interface Viewings {
  /** The seller lets the buyer in; until the buyer has recorded what they saw, again with other words. */
  open(id: OrderId, request: ViewingRequest, key: string): Promise<Result<Order>>
  /** The buyer found the shop as it was described. */
  agree(id: OrderId, seen: readonly string[], key: string): Promise<Result<Order>>
  /** The buyer found something else: their money waits for a reviewer. */
  report(id: OrderId, seen: readonly string[], mismatch: RefundRequest, key: string): Promise<Result<Order>>
  /** Null until the shop was opened. */
  ofOrder(id: OrderId, signal?: StopSignal): Promise<Result<Viewing | null>>
}
