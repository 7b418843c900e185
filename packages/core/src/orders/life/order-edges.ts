import type { Order } from '../order.ts'
import type { Edge } from './order-edge.ts'
import { SIGNING_EDGES } from './signing-edges.ts'
import { VIEWING_EDGES } from './viewing-edges.ts'

export { MONEY_EFFECTS, ORDER_ACTORS, type MoneyEffect, type OrderActor } from './order-edge.ts'

/** Payment, refund and hand-over. */
const MONEY_EDGES = [
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
    notes: ['depositPaidAt'],
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
    notes: ['paidAt'],
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

  // With the balance everything is held; a contract that all have signed comes into force with it.
  {
    from: 'deposit-paid',
    event: 'balance.paid',
    to: 'paid',
    by: ['buyer'],
    awaiting: 'pay-balance',
    when: 'in-time',
    money: 'hold-balance',
    only: ['not-all-signed'],
    notes: ['paidAt'],
  },
  {
    from: 'deposit-paid',
    event: 'balance.paid',
    to: 'handing-over',
    by: ['buyer'],
    awaiting: 'pay-balance',
    when: 'in-time',
    money: 'hold-balance',
    only: ['all-signed'],
    notes: ['paidAt', 'handOverBegunAt'],
  },
  // The buyer defaulted: the damages go to the seller, the rest is refunded.
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
  // The seller defaulted: everything is refunded, and the seller owes the damages.
  {
    from: 'deposit-paid',
    event: 'seller.failed',
    to: 'refunded',
    by: ['seller', 'reviewer'],
    awaiting: null,
    when: 'in-time',
    money: 'give-back-with-debt',
  },

  // A buyer who does not sign defaults.
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
  // The seller defaulted before the contract was in force.
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
    notes: ['handedOverAt'],
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
  // The buyer reports that it is not what was sold; a reviewer decides.
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

  // The buyer was right: everything is refunded.
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
    only: ['begun'],
    notes: ['handOverBegunAt'],
  },
] as const satisfies readonly Edge[]

/** The life of an order, whole: nothing else ever moves one (docs/rules/orders.md). */
export const ORDER_EDGES = [...MONEY_EDGES, ...VIEWING_EDGES, ...SIGNING_EDGES] as const

export type OrderEvent = (typeof ORDER_EDGES)[number]['event']
export type OrderEdge = Edge & { readonly event: OrderEvent }

/** An order as checks need it: independent of its reader's role. */
export type OrderLife = Omit<Order, 'role'>
