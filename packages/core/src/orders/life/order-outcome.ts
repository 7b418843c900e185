import type { OrderEvent } from './order-edges.ts'

/** What ends an order for which money was held. */
export const ENDINGS = [
  'bill.confirmed',
  'buyer.silent',
  'balance.late',
  'signature.late',
  'buyer.gave-up',
  'seller.failed',
  'refund.agreed',
] as const satisfies readonly OrderEvent[]
export type Ending = (typeof ENDINGS)[number]

export const isEnding = (event: string): event is Ending => ENDINGS.some((ending) => ending === event)

/** A part of damages, and when it reached the buyer who was let down. */
export interface DamagesPart {
  readonly amountFen: number
  readonly at: number
}

/** What became of the money of an order that has ended, as one of its two parties may know it. */
export interface OrderOutcome {
  readonly ending: Ending
  /** When the money moved. */
  readonly at: number
  /** What the buyer had paid of their own; a coupon's part is not in it. */
  readonly paidFen: number
  /** What of it came back to them. */
  readonly backFen: number
  /** The price of a completed order, or the damages of a buyer who gave up; what was kept for debts is in it. */
  readonly toSellerFen: number
  readonly feeFen: number
  /** What of the seller's part was kept for damages that they owed from before: no buyer is told, for them it is 0. */
  readonly keptFen: number
  /** What a seller who failed owes for this order, and what of it the buyer has by now; null where nothing is owed. */
  readonly owed: { readonly damagesFen: number; readonly paid: readonly DamagesPart[] } | null
}
