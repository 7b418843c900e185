import { fail, ok, type Result } from '../../kernel/index.ts'
import { moveOrder, type Transition } from '../life/move-order.ts'
import type { OrderActor, OrderEvent } from '../life/order-edges.ts'
import { maySee, type OrderRecord } from '../order-record.ts'
import { noOrder, orderRefusal } from './order-refusal.ts'

/** The server reads these under locks. */
export interface FulfilmentFacts<U extends string> {
  /** A user for the buyer and the seller; a reviewer or null otherwise. */
  readonly userId: string | null
  /** Undefined where there is no such order. */
  readonly order: OrderRecord<U> | undefined
  readonly at: number
}

/** An order and its transition. */
export interface DecidedTransition<U extends string> {
  readonly order: OrderRecord<U>
  readonly transition: Transition
}

/**
 * Steps of a paid order by its two parties, a deadline, a reviewer or a signature: handed over, confirmed, given up,
 * under review. An order that a user may not see cannot be moved by them either.
 */
export function decideFulfilment<U extends string>(
  { userId, order, at }: FulfilmentFacts<U>,
  { event, by }: { readonly event: OrderEvent; readonly by: OrderActor },
): Result<DecidedTransition<U>> {
  if (order === undefined || !isTheirs(order, by, userId)) return fail(noOrder())
  const transition: Transition = { event, by, at }
  const moved = moveOrder(order, transition)
  return moved.ok ? ok({ order, transition }) : fail(orderRefusal(moved.failure))
}

/** A buyer or seller acts on their own orders only; the edge decides for all other actors. */
function isTheirs(order: OrderRecord, by: OrderActor, userId: string | null): boolean {
  if (by !== 'buyer' && by !== 'seller') return true
  return userId === (by === 'buyer' ? order.buyerId : order.sellerId) && maySee(order, userId)
}
