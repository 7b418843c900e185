import type { Result, StopSignal } from '../kernel/index.ts'
import type { Order, OrderId } from './order.ts'
import type { OrderOutcome } from './life/order-outcome.ts'
import type { RefundCase, RefundRequest } from './refund.ts'

/** An action that costs money: its user confirms it with the payment password. */
export interface ConfirmedAction {
  readonly orderId: OrderId
  readonly paymentPassword: string
}

/** Actions of buyer and seller on a paid order. `key` as in `Orders`. */
export interface Fulfilment {
  /** The seller declares that the shop is the buyer's now. */
  handOver(id: OrderId, key: string): Promise<Result<Order>>
  /** The buyer has what was sold: the seller is paid. */
  confirmBill(act: ConfirmedAction, key: string): Promise<Result<Order>>
  reportMismatch(id: OrderId, request: RefundRequest, key: string): Promise<Result<Order>>
  /** The buyer gives up, and pays the damages of the agreement. */
  giveUp(act: ConfirmedAction, key: string): Promise<Result<Order>>
  /** The seller cannot go on: the buyer has everything back, the seller owes the damages. */
  cannotDeliver(act: ConfirmedAction, key: string): Promise<Result<Order>>
  /** The last review of this order's money; null where there was none. */
  refundCase(id: OrderId, signal?: StopSignal): Promise<Result<RefundCase | null>>
  /** How the order's money was settled; null while it is held, and where none was ever held. */
  outcome(id: OrderId, signal?: StopSignal): Promise<Result<OrderOutcome | null>>
}
