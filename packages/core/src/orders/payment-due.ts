import type { Order } from './order.ts'
import { purchaseTerms } from './purchase-terms.ts'

export type PaymentPart = 'full' | 'deposit' | 'balance'

export interface PaymentDue {
  readonly part: PaymentPart
  readonly amountFen: number
}

/** What the buyer owes now, or undefined where nothing is owed. */
export function paymentDue(order: Pick<Order, 'status' | 'plan' | 'priceFen' | 'shop'>): PaymentDue | undefined {
  const terms = purchaseTerms({ priceFen: order.priceFen, plan: order.plan, kind: order.shop.kind })
  if (order.status === 1) return { part: order.plan, amountFen: terms.dueNowFen }
  if (order.status === 3) return { part: 'balance', amountFen: terms.dueLaterFen }
  return undefined
}
