import type { Order, OrderRecord, PaymentPlan } from '../src/orders/index.ts'
import { aPlacedOrder } from './an-order-at-work.ts'

/** The same order as the platform knows it, bought by `buyer` from `seller`. */
export function recordOf(ordered: Order): OrderRecord {
  const { role: _, ...order } = ordered
  return { ...order, buyerId: 'buyer', sellerId: 'seller', couponId: null }
}

/** An order that was placed on an ordinary noon and not paid yet, as the platform knows it. */
export const aPlacedRecord = (plan: PaymentPlan = 'full', change: Partial<OrderRecord> = {}): OrderRecord => ({
  ...recordOf(aPlacedOrder(plan)),
  ...change,
})
