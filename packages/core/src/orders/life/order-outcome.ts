import type { OrderEvent } from './order-edges.ts'

/** Events that end an order for which money was held. */
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

/** A part of damages, and when the injured buyer received it. */
export interface DamagesPart {
  readonly amountFen: number
  readonly at: number
}

/** How the money of an ended order was settled, as one of its two parties may see it. */
export interface OrderOutcome {
  readonly ending: Ending
  /** When the money moved. */
  readonly at: number
  /** The buyer's own money, without a coupon's part. */
  readonly paidFen: number
  /** The part of it that was refunded. */
  readonly backFen: number
  /** The price of a completed order, or the damages of a buyer who gave up; includes what was withheld for debts. */
  readonly toSellerFen: number
  readonly feeFen: number
  /** The part of the seller's share that was withheld for earlier damages; 0 for a buyer, who must not learn of it. */
  readonly keptFen: number
  /**
   * The damages that a defaulting seller owes for this order, and the parts that the buyer has received; null where
   * nothing is owed.
   */
  readonly owed: { readonly damagesFen: number; readonly paid: readonly DamagesPart[] } | null
}
