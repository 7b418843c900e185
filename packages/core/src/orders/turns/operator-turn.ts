import { DAY_MS } from '../../kernel/index.ts'
import { agreedDates, type Dated } from '../life/deadlines.ts'
import type { Order } from '../order.ts'
import { awaitedFromSeller } from './nudge.ts'
import { isOrderIn } from '../order-sets.ts'

type Waiting = Dated & Pick<Order, 'status' | 'history' | 'viewingOpenedAt'>

/** So long a seller is left alone with a step that has no day: then the platform asks them why. */
export const SELLER_IDLE_DAYS = 3

const enteredAt = ({ history, status }: Waiting): number | undefined =>
  history.findLast((step) => step.status === status)?.at

/**
 * The last instant before the platform asks a seller about the step that their paid order waits for: to open the shop
 * for viewing with a deposit, to sign once all is paid. Undefined where it waits for no such step.
 */
export function sellerIdleBy(order: Waiting): number | undefined {
  const entered = enteredAt(order)
  const isIdle =
    order.status === 'deposit-paid'
      ? awaitedFromSeller(order) === 'open-viewing'
      : order.status === 'paid' && order.sellerSignedAt === null
  return isIdle && entered !== undefined ? entered + SELLER_IDLE_DAYS * DAY_MS : undefined
}

/**
 * Since when an order goes no further without the operator: its refund is under review, its buyer was silent for the 72
 * hours and a reviewer may complete it, or its seller was idle for three days. Undefined while it waits for a party, or
 * for nothing.
 */
export function awaitingOperatorSince(order: Waiting, now: number): number | undefined {
  const entered = enteredAt(order)
  if (isOrderIn('under-review', order.status)) return entered
  const idleBy = sellerIdleBy(order)
  if (idleBy !== undefined) return now > idleBy ? idleBy : undefined
  const { reportBy } = agreedDates(order)
  if (order.status !== 'handing-over' || reportBy === null || now <= reportBy) return undefined
  // A review that was over later than the 72 hours leads back here: until then it was not the buyer who was waited for.
  return Math.max(reportBy, entered ?? reportBy)
}
