import { availableOf, escrowOf, type Posting } from './ledger.ts'
import { postingOf } from './posting-of.ts'

/** Money of an order that ends. Price, fee and damages come from the agreement, in orders. */
export interface HeldOrder {
  readonly orderId: string
  readonly buyerId: string
  readonly sellerId: string
  /** All that lies in escrow, in one part or several. */
  readonly paidFen: number
  /** The platform's part for a coupon. */
  readonly couponFen: number
}

/**
 * A payment, whole or in part, goes into the order's escrow and stays there until the order ends. The platform pays a
 * coupon's discount.
 */
export const orderPaymentPosting = (buyerId: string, orderId: string, amountFen: number, couponFen = 0): Posting =>
  postingOf('order-payment', orderId, [
    [availableOf(buyerId), couponFen - amountFen],
    ['house:coupons', -couponFen],
    [escrowOf(orderId), amountFen],
  ])

/**
 * A completed order: the seller has the price less what is taken for debts, the platform its fee, the escrow is empty.
 */
export const orderCompletionPosting = (
  sellerId: string,
  orderId: string,
  priceFen: number,
  serviceFeeFen: number,
  debtFen = 0,
): Posting =>
  postingOf('order-completion', orderId, [
    [escrowOf(orderId), -(priceFen + serviceFeeFen)],
    [availableOf(sellerId), priceFen - debtFen],
    ['house:damages', debtFen],
    ['house:fees', serviceFeeFen],
  ])

/** Everything back to where it came from, whatever had been paid by then. */
export const orderRefundPosting = ({ orderId, buyerId, paidFen, couponFen }: HeldOrder): Posting =>
  postingOf('order-refund', orderId, [
    [escrowOf(orderId), -paidFen],
    [availableOf(buyerId), paidFen - couponFen],
    ['house:coupons', couponFen],
  ])

/**
 * The buyer gave up: the damages go to the seller, less deductions for debts, the rest back to the buyer. The buyer's
 * own money covers them before the coupon's does, and no party loses more than is held.
 */
export function orderDamagesPosting(
  { orderId, buyerId, sellerId, paidFen, couponFen }: HeldOrder,
  damagesFen: number,
  debtFen = 0,
): Posting {
  const lostFen = Math.min(damagesFen, paidFen)
  const backFen = Math.max(0, paidFen - couponFen - lostFen)
  return postingOf('order-damages', orderId, [
    [escrowOf(orderId), -paidFen],
    [availableOf(sellerId), lostFen - debtFen],
    ['house:damages', debtFen],
    [availableOf(buyerId), backFen],
    ['house:coupons', paidFen - lostFen - backFen],
  ])
}

/** Money that was withheld for a seller's debt goes to the buyer of the order that failed, which is the subject. */
export const damagesPassedOnPosting = (buyerId: string, orderId: string, amountFen: number): Posting =>
  postingOf('damages-passed-on', orderId, [
    ['house:damages', -amountFen],
    [availableOf(buyerId), amountFen],
  ])
