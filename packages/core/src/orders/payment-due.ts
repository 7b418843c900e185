import type { Order } from './order.ts'
import { purchaseTerms, type PurchaseTerms } from './purchase-terms.ts'

export type PaymentPart = 'full' | 'deposit' | 'balance'

export interface PaymentDue {
  readonly part: PaymentPart
  readonly amountFen: number
  /** How much of it a coupon pays; the buyer pays the rest. */
  readonly couponFen: number
}

/** What the buyer owes now, or undefined where nothing is owed. A coupon counts for the payment that completes the price. */
export function paymentDue(order: Pick<Order, 'status' | 'plan' | 'priceFen' | 'couponFen' | 'shop' | 'termsVersion'>): PaymentDue | undefined {
  const terms = purchaseTerms(order)
  if (order.status === 1) return { part: order.plan, amountFen: terms.dueNowFen, couponFen: order.plan === 'full' ? order.couponFen : 0 }
  if (order.status === 3) return { part: 'balance', amountFen: terms.dueLaterFen, couponFen: order.couponFen }
  return undefined
}

/** What a coupon's least spend is measured by: the payment that completes the price, under either plan. */
export const completingPaymentFen = ({ dueNowFen, dueLaterFen }: Pick<PurchaseTerms, 'dueNowFen' | 'dueLaterFen'>): number =>
  dueLaterFen === 0 ? dueNowFen : dueLaterFen

/** How much of what is held for an order came from a coupon: nothing before the payment that it was for. */
export const couponGivenFen = ({ couponFen, paidAt }: Pick<Order, 'couponFen' | 'paidAt'>): number => (paidAt === null ? 0 : couponFen)
