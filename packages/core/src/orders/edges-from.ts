import { ORDER_EDGES, type OrderEdge, type OrderEvent } from './life/order-edges.ts'
import type { OrderStatus } from './life/order-status.ts'

/** Every edge that leaves a state; none for an end, and none for what is no state. */
export const edgesFrom = (status: OrderStatus): readonly OrderEdge[] =>
  ORDER_EDGES.filter(({ from }) => from === status)

/**
 * The state after an event, or undefined where that event has no place; the first of them where the rest of the order
 * decides.
 */
export const nextStatus = (status: OrderStatus, event: OrderEvent): OrderStatus | undefined =>
  edgesFrom(status).find((edge) => edge.event === event)?.to
