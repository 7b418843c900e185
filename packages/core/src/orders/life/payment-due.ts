import type { Order } from '../order.ts'
import { purchaseTerms, SERVICE_FEE_PERCENT, type PurchaseTerms } from '../terms/purchase-terms.ts'

export type PaymentPart = 'full' | 'deposit' | 'balance'

export interface PaymentDue {
  readonly part: PaymentPart
  readonly amountFen: number
  /** The coupon's part; the buyer pays the rest. */
  readonly couponFen: number
}

/** Undefined where nothing is owed. A coupon counts for the payment that completes the price. */
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

/** Without the coupon's part. */
export const ownPaymentFen = ({ amountFen, couponFen }: Pick<PaymentDue, 'amountFen' | 'couponFen'>): number =>
  amountFen - couponFen

/** A coupon's minimum spend is compared with this: the payment that completes the price, under either plan. */
export const completingPaymentFen = ({
  dueNowFen,
  dueLaterFen,
}: Pick<PurchaseTerms, 'dueNowFen' | 'dueLaterFen'>): number => (dueLaterFen === 0 ? dueNowFen : dueLaterFen)

/** Input of a coupon's check: that payment, and the fee, which is the maximum discount. */
export const couponPayment = (
  terms: Pick<PurchaseTerms, 'dueNowFen' | 'dueLaterFen' | 'serviceFeeFen'>,
): { readonly amountFen: number; readonly serviceFeeFen: number } => ({
  amountFen: completingPaymentFen(terms),
  serviceFeeFen: terms.serviceFeeFen,
})

/** The fee that is at least within a completing payment, where the fee is not given. */
export const minServiceFeeFen = (amountFen: number): number =>
  Math.floor((amountFen * SERVICE_FEE_PERCENT) / (100 + SERVICE_FEE_PERCENT))

/** The buyer's own part of what is held. */
export const ownPaidFen = (order: Pick<Order, 'couponFen' | 'paidAt' | 'paidFen'>): number =>
  Math.max(0, order.paidFen - couponGivenFen(order))

/** The coupon's part of what is held for an order: 0 before the payment that it was for. */
export const couponGivenFen = ({ couponFen, paidAt }: Pick<Order, 'couponFen' | 'paidAt'>): number =>
  paidAt === null ? 0 : couponFen
