import type { DueAction } from './deadlines.ts'
import type { OrderStatus } from './order-status.ts'
import type { CancelReason, Order } from '../order.ts'
import type { PaymentPlan } from '../terms/purchase-terms.ts'

/** Who moves an order. The sweeper does what a deadline brings; the market tells of another buyer who was first. */
export const ORDER_ACTORS = ['buyer', 'seller', 'sweeper', 'reviewer', 'market'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

/** What the money does when an order moves; the ledger has a posting for each, and `settlementOf` the sums. */
export const MONEY_EFFECTS = [
  'none',
  'hold-deposit',
  'hold-all',
  'hold-balance',
  'pay-out',
  'pay-damages',
  'give-back',
  'give-back-with-debt',
] as const
export type MoneyEffect = (typeof MONEY_EFFECTS)[number]

interface Edge {
  readonly from: OrderStatus
  readonly event: string
  /** The same state again where only an instant is noted. */
  readonly to: OrderStatus
  readonly by: readonly OrderActor[]
  /** What the order has to be waiting for (see `deadlinesOf`); null: whatever it waits for. */
  readonly awaiting: DueAction | null
  /** Until its deadline, the last instant included; after it; or whenever. */
  readonly when: 'in-time' | 'late' | 'any-time'
  readonly money: MoneyEffect
  readonly plan?: PaymentPlan
  readonly notes?: 'depositPaidAt' | 'paidAt' | 'sellerSignedAt' | 'handOverBegunAt' | 'handedOverAt'
  readonly cancels?: CancelReason
}

/** The life of an order, whole: nothing else ever moves one (docs/rules/orders.md). */
export const ORDER_EDGES = [
  // A deposit reserves the shop; it is held until the order ends.
  {
    from: 'awaiting-payment',
    event: 'deposit.paid',
    to: 'deposit-paid',
    by: ['buyer'],
    awaiting: 'pay',
    when: 'in-time',
    money: 'hold-deposit',
    plan: 'deposit',
    notes: 'depositPaidAt',
  },
  // Price and fee at once: nothing more is owed, and the contract can be signed.
  {
    from: 'awaiting-payment',
    event: 'full.paid',
    to: 'paid',
    by: ['buyer'],
    awaiting: 'pay',
    when: 'in-time',
    money: 'hold-all',
    plan: 'full',
    notes: 'paidAt',
  },
  // Nothing was paid, so no party loses anything.
  {
    from: 'awaiting-payment',
    event: 'buyer.cancelled',
    to: 'cancelled',
    by: ['buyer'],
    awaiting: 'pay',
    when: 'in-time',
    money: 'none',
    cancels: 'buyer',
  },
  // The buyer who pays first has the shop; the other orders for it end.
  {
    from: 'awaiting-payment',
    event: 'shop.taken',
    to: 'cancelled',
    by: ['market'],
    awaiting: 'pay',
    when: 'in-time',
    money: 'none',
    cancels: 'taken',
  },
  // An unpaid order does not keep a buyer waiting in its queue for ever.
  {
    from: 'awaiting-payment',
    event: 'payment.late',
    to: 'cancelled',
    by: ['sweeper'],
    awaiting: 'pay',
    when: 'late',
    money: 'none',
    cancels: 'late',
  },

  // With the balance everything is held, and the contract can be signed.
  {
    from: 'deposit-paid',
    event: 'balance.paid',
    to: 'paid',
    by: ['buyer'],
    awaiting: 'pay-balance',
    when: 'in-time',
    money: 'hold-balance',
    notes: 'paidAt',
  },
  // The buyer let the seller down: the damages go to the seller, the rest comes back.
  {
    from: 'deposit-paid',
    event: 'balance.late',
    to: 'closed-with-damages',
    by: ['sweeper'],
    awaiting: 'pay-balance',
    when: 'late',
    money: 'pay-damages',
  },
  // The same as being late with the balance, only sooner.
  {
    from: 'deposit-paid',
    event: 'buyer.gave-up',
    to: 'closed-with-damages',
    by: ['buyer'],
    awaiting: null,
    when: 'in-time',
    money: 'pay-damages',
  },
  // The seller let the buyer down: all of it comes back, and the seller owes the damages.
  {
    from: 'deposit-paid',
    event: 'seller.failed',
    to: 'refunded',
    by: ['seller', 'reviewer'],
    awaiting: null,
    when: 'in-time',
    money: 'give-back-with-debt',
  },

  // The seller signs first; the three days of the buyer begin.
  {
    from: 'paid',
    event: 'seller.signed',
    to: 'paid',
    by: ['seller'],
    awaiting: 'seller-sign',
    when: 'any-time',
    money: 'none',
    notes: 'sellerSignedAt',
  },
  // The contract is in force: the seller has seven days to hand over.
  {
    from: 'paid',
    event: 'all.signed',
    to: 'handing-over',
    by: ['buyer'],
    awaiting: 'sign',
    when: 'in-time',
    money: 'none',
    notes: 'handOverBegunAt',
  },
  // A buyer who does not sign has let the seller down.
  {
    from: 'paid',
    event: 'signature.late',
    to: 'closed-with-damages',
    by: ['sweeper'],
    awaiting: 'sign',
    when: 'late',
    money: 'pay-damages',
  },
  // The same as not signing, only sooner.
  {
    from: 'paid',
    event: 'buyer.gave-up',
    to: 'closed-with-damages',
    by: ['buyer'],
    awaiting: null,
    when: 'in-time',
    money: 'pay-damages',
  },
  // The seller let the buyer down before the contract was in force.
  {
    from: 'paid',
    event: 'seller.failed',
    to: 'refunded',
    by: ['seller', 'reviewer'],
    awaiting: null,
    when: 'in-time',
    money: 'give-back-with-debt',
  },

  // The buyer's 72 hours to inspect the shop begin.
  {
    from: 'handing-over',
    event: 'shop.handed-over',
    to: 'handing-over',
    by: ['seller'],
    awaiting: 'hand-over',
    when: 'in-time',
    money: 'none',
    notes: 'handedOverAt',
  },
  // A reviewer has to find out why; no party is paid before that.
  {
    from: 'handing-over',
    event: 'hand-over.late',
    to: 'refund-under-review',
    by: ['sweeper'],
    awaiting: 'hand-over',
    when: 'late',
    money: 'none',
  },
  // The buyer has the shop: the seller gets the price, the platform its fee.
  {
    from: 'handing-over',
    event: 'bill.confirmed',
    to: 'completed',
    by: ['buyer'],
    awaiting: 'confirm',
    when: 'any-time',
    money: 'pay-out',
  },
  // The buyer says that it is not what was sold; a reviewer decides.
  {
    from: 'handing-over',
    event: 'mismatch.reported',
    to: 'refund-under-review',
    by: ['buyer'],
    awaiting: 'confirm',
    when: 'in-time',
    money: 'none',
  },
  // A buyer who reports nothing within the 72 hours has nothing to report; a reviewer makes sure.
  {
    from: 'handing-over',
    event: 'buyer.silent',
    to: 'completed',
    by: ['reviewer'],
    awaiting: 'confirm',
    when: 'late',
    money: 'pay-out',
  },
  // The contract is signed and the seller cannot keep it.
  {
    from: 'handing-over',
    event: 'seller.failed',
    to: 'refunded',
    by: ['seller', 'reviewer'],
    awaiting: null,
    when: 'any-time',
    money: 'give-back-with-debt',
  },

  // The buyer was right: all of it comes back.
  {
    from: 'refund-under-review',
    event: 'refund.agreed',
    to: 'refunded',
    by: ['reviewer'],
    awaiting: 'review-refund',
    when: 'any-time',
    money: 'give-back',
  },
  // The seller does not wait for the verdict, or a reviewer finds the fault with them.
  {
    from: 'refund-under-review',
    event: 'seller.failed',
    to: 'refunded',
    by: ['seller', 'reviewer'],
    awaiting: 'review-refund',
    when: 'any-time',
    money: 'give-back-with-debt',
  },
  // A hand-over that was late and is forgiven gets its seven days again; otherwise it would be late again at once.
  {
    from: 'refund-under-review',
    event: 'refund.refused',
    to: 'handing-over',
    by: ['reviewer'],
    awaiting: 'review-refund',
    when: 'any-time',
    money: 'none',
    notes: 'handOverBegunAt',
  },
] as const satisfies readonly Edge[]

export type OrderEvent = (typeof ORDER_EDGES)[number]['event']
export type OrderEdge = Edge & { readonly event: OrderEvent }

/** What an order is checked by: everything but the role of its reader. */
export type OrderLife = Omit<Order, 'role'>
