import type { Result, StopSignal } from '../../kernel/index.ts'
import type { OrderId } from '../order.ts'

/** A buyer asks their seller for a step that has no day. */
export interface Nudges {
  /** Answers when the seller was asked last: now, or within the last day, and then they hear nothing again. */
  send(id: OrderId): Promise<Result<number>>
  /** When the seller was asked last; null where they never were. */
  ofOrder(id: OrderId, signal?: StopSignal): Promise<Result<number | null>>
}
