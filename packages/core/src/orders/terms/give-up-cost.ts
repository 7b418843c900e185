import { couponGivenFen } from '../life/payment-due.ts'
import type { OrderLife } from '../life/order-edges.ts'
import { settlementOf } from './settlement.ts'

/** Displayed to the buyer before they give up. */
export interface GiveUpCost {
  /** To the seller. */
  readonly damagesFen: number
  /** Back to the buyer: what was held, less the damages and what the platform gave for a coupon. */
  readonly backFen: number
}

export function giveUpCost(order: OrderLife): GiveUpCost {
  const { toSellerFen: damagesFen, toBuyerFen } = settlementOf(order, 'pay-damages')
  return { damagesFen, backFen: Math.max(0, toBuyerFen - couponGivenFen(order)) }
}
