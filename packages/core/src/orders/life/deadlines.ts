import { endOfDay } from '../../format/index.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import type { Order, OrderRole } from '../order.ts'
import {
  BALANCE_WITHIN_DAYS,
  HAND_OVER_WITHIN_DAYS,
  PAY_WITHIN_HOURS,
  REPORT_MISMATCH_WITHIN_HOURS,
  SETTLE_WITHIN_DAYS_OF_VIEWING,
  SIGN_WITHIN_DAYS,
} from '../terms/purchase-terms.ts'
import { hasViewing } from '../terms/terms-version.ts'
import { signByOf } from './signing-days.ts'

/** A whole millisecond of the calendar that programs share. */
export const isInstant = (at: number): boolean => Number.isInteger(at) && Math.abs(at) <= LAST_INSTANT
const LAST_INSTANT = 8_640_000_000_000_000

export type Turn = 'buyer' | 'seller' | 'house'

export type DueAction =
  | 'pay'
  | 'pay-balance'
  | 'open-viewing'
  | 'seller-sign'
  | 'sign'
  | 'hand-over'
  | 'confirm'
  | 'review-refund'

export type Otherwise =
  | 'order-cancelled'
  | 'deposit-forfeited'
  | 'damages-forfeited'
  | 'refund-review'
  | 'mismatch-closed'

/** Whose turn it is, by when, and what follows otherwise. `by` is null where there is no date. */
export interface Deadline {
  readonly turn: Turn
  readonly act: DueAction
  readonly by: number | null
  readonly otherwise: Otherwise | null
}

/** The last instant at which an order placed at `placedAt` can be paid. */
export const payByOf = (placedAt: number): number => placedAt + PAY_WITHIN_HOURS * HOUR_MS

/** Seven natural days end with the seventh day, at 23:59:59.999 in China. */
export const endOfNaturalDay = (at: number, daysLater: number): number => endOfDay(at, daysLater)

/** The dates of an agreement, as far as they are known by now; each is the last instant in time. */
export interface AgreedDates {
  readonly payBy: number
  readonly balanceBy: number | null
  readonly signBy: number | null
  readonly handOverBy: number | null
  readonly reportBy: number | null
}

/** The fields from which an order's deadlines are computed. */
export type Dated = Pick<
  Order,
  | 'payBy'
  | 'termsVersion'
  | 'depositPaidAt'
  | 'viewedAt'
  | 'sellerSignedAt'
  | 'signHeldSince'
  | 'signExtendedTo'
  | 'handOverBegunAt'
  | 'handedOverAt'
>

/**
 * A buyer's deadline after the deposit and after the viewing, where the agreement has a viewing: seven natural days
 * after the later one with a deposit; without one, as long as for a signature. Only a viewing in time is recorded at
 * all, so that a later one does not extend it.
 */
export function settleByOf({
  termsVersion,
  depositPaidAt,
  viewedAt,
}: Pick<Order, 'termsVersion' | 'depositPaidAt' | 'viewedAt'>): number | null {
  if (!hasViewing(termsVersion)) return null
  if (depositPaidAt === null) return viewedAt === null ? null : viewedAt + SIGN_WITHIN_DAYS * DAY_MS
  const afterDeposit = endOfNaturalDay(depositPaidAt, BALANCE_WITHIN_DAYS)
  return viewedAt === null
    ? afterDeposit
    : Math.max(afterDeposit, endOfNaturalDay(viewedAt, SETTLE_WITHIN_DAYS_OF_VIEWING))
}

export function agreedDates(order: Dated): AgreedDates {
  const { depositPaidAt, handOverBegunAt, handedOverAt } = order
  const settleBy = settleByOf(order)
  return {
    payBy: order.payBy,
    balanceBy: depositPaidAt === null ? null : (settleBy ?? endOfNaturalDay(depositPaidAt, BALANCE_WITHIN_DAYS)),
    signBy: signByOf({ ...order, settleBy }),
    handOverBy: handOverBegunAt === null ? null : endOfNaturalDay(handOverBegunAt, HAND_OVER_WITHIN_DAYS),
    reportBy: handedOverAt === null ? null : handedOverAt + REPORT_MISMATCH_WITHIN_HOURS * HOUR_MS,
  }
}

/** Undefined where the order has ended. */
export function deadlinesOf(order: Dated & Pick<Order, 'status'>): Deadline | undefined {
  const dates = agreedDates(order)
  switch (order.status) {
    case 'awaiting-payment':
      return { turn: 'buyer', act: 'pay', by: dates.payBy, otherwise: 'order-cancelled' }
    case 'deposit-paid':
      return { turn: 'buyer', act: 'pay-balance', by: dates.balanceBy, otherwise: 'deposit-forfeited' }
    case 'paid':
      return order.sellerSignedAt === null
        ? { turn: 'seller', act: 'seller-sign', by: null, otherwise: null }
        : {
            turn: 'buyer',
            act: 'sign',
            by: dates.signBy,
            otherwise: dates.signBy === null ? null : 'damages-forfeited',
          }
    case 'handing-over':
      return order.handedOverAt === null
        ? { turn: 'seller', act: 'hand-over', by: dates.handOverBy, otherwise: 'refund-review' }
        : { turn: 'buyer', act: 'confirm', by: dates.reportBy, otherwise: 'mismatch-closed' }
    case 'refund-under-review':
      return { turn: 'house', act: 'review-refund', by: null, otherwise: null }
    default:
      return undefined
  }
}

/** The seller's next step while the order awaits the buyer's balance; undefined where there is none. */
function besides(
  order: Pick<Order, 'status' | 'termsVersion' | 'viewingOpenedAt' | 'sellerSignedAt'>,
): Deadline | undefined {
  if (order.status !== 'deposit-paid' || !hasViewing(order.termsVersion)) return undefined
  if (order.viewingOpenedAt === null) return { turn: 'seller', act: 'open-viewing', by: null, otherwise: null }
  return order.sellerSignedAt === null ? { turn: 'seller', act: 'seller-sign', by: null, otherwise: null } : undefined
}

/**
 * The step that an order awaits from this party. While a buyer owes the balance, the seller opens the shop to them, and
 * signs.
 */
export function turnOf(
  order: Dated & Pick<Order, 'status' | 'viewingOpenedAt'>,
  role: OrderRole,
): Deadline | undefined {
  return [deadlinesOf(order), besides(order)].find((deadline) => deadline?.turn === role)
}
