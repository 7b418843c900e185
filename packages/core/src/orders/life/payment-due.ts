import type { Order } from '../order.ts'
import { purchaseTerms, SERVICE_FEE_PERCENT, type PurchaseTerms } from '../terms/purchase-terms.ts'

export type PaymentPart = 'full' | 'deposit' | 'balance'

export interface PaymentDue {
  readonly part: PaymentPart
  readonly amountFen: number
  /** How much of it a coupon pays; the buyer pays the rest. */
  readonly couponFen: number
}

/**
 * What the buyer owes now, or undefined where nothing is owed. A coupon counts for the payment that completes the
 * price.
 */
export function paymentDue(
  order: Pick<Order, 'status' | 'plan' | 'priceFen' | 'couponFen' | 'shop' | 'termsVersion'>,
): PaymentDue | undefined {
  const terms = purchaseTerms(order)
  if (order.status === 'awaiting-payment')
    return { part: order.plan, amountFen: terms.dueNowFen, couponFen: order.plan === 'full' ? order.couponFen : 0 }
  if (order.status === 'deposit-paid')
    return { part: 'balance', amountFen: terms.dueLaterFen, couponFen: order.couponFen }
  return undefined
}

/** What the buyer pays of it with their own money. */
export const ownPaymentFen = ({ amountFen, couponFen }: Pick<PaymentDue, 'amountFen' | 'couponFen'>): number =>
  amountFen - couponFen

/** What a coupon's least spend is measured by: the payment that completes the price, under either plan. */
export const completingPaymentFen = ({
  dueNowFen,
  dueLaterFen,
}: Pick<PurchaseTerms, 'dueNowFen' | 'dueLaterFen'>): number => (dueLaterFen === 0 ? dueNowFen : dueLaterFen)

/** What a coupon is checked by: that payment, and the fee that it takes off at most. */
export const couponPayment = (
  terms: Pick<PurchaseTerms, 'dueNowFen' | 'dueLaterFen' | 'serviceFeeFen'>,
): { readonly amountFen: number; readonly serviceFeeFen: number } => ({
  amountFen: completingPaymentFen(terms),
  serviceFeeFen: terms.serviceFeeFen,
})

/** The fee that is at least within a completing payment, where the fee is not given. */
export const minServiceFeeFen = (amountFen: number): number =>
  Math.floor((amountFen * SERVICE_FEE_PERCENT) / (100 + SERVICE_FEE_PERCENT))

/** What the buyer themselves paid of what is held. */
export const ownPaidFen = (order: Pick<Order, 'couponFen' | 'paidAt' | 'paidFen'>): number =>
  Math.max(0, order.paidFen - couponGivenFen(order))

/** How much of what is held for an order came from a coupon: nothing before the payment that it was for. */
export const couponGivenFen = ({ couponFen, paidAt }: Pick<Order, 'couponFen' | 'paidAt'>): number =>
  paidAt === null ? 0 : couponFen
