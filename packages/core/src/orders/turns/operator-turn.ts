import { agreedDates, type Dated } from '../life/deadlines.ts'
import type { Order } from '../order.ts'

type Waiting = Dated & Pick<Order, 'status' | 'history'>

/**
 * Since when an order goes no further without the operator: its refund is under review, or its buyer was silent for the
 * 72 hours and a reviewer may complete it. Undefined while it waits for a party, or for nothing.
 */
export function awaitingOperatorSince(order: Waiting, now: number): number | undefined {
  const enteredAt = order.history.findLast(({ status }) => status === order.status)?.at
  if (order.status === 'refund-under-review') return enteredAt
  const { reportBy } = agreedDates(order)
  if (order.status !== 'handing-over' || reportBy === null || now <= reportBy) return undefined
  // A review that was over later than the 72 hours leads back here: until then it was not the buyer who was waited for.
  return Math.max(reportBy, enteredAt ?? reportBy)
}
