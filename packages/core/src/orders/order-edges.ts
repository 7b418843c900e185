import type { Act } from './deadlines.ts'
import type { OrderStatus } from './order-status.ts'
import type { CancelReason, Order } from './order.ts'
import type { PaymentPlan } from './purchase-terms.ts'

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
  readonly awaiting: Act | null
  /** Until its deadline, the last instant included; behind it; or whenever. */
  readonly when: 'in-time' | 'late' | 'any-time'
  readonly money: MoneyEffect
  readonly plan?: PaymentPlan
  readonly notes?: 'depositPaidAt' | 'paidAt' | 'sellerSignedAt' | 'handOverBegunAt' | 'handedOverAt'
  readonly cancels?: CancelReason
}

/** The life of an order, whole: nothing else ever moves one (rules ORD-6 and ORD-32 to ORD-43). */
export const ORDER_EDGES = [
  { from: 1, event: 'deposit.paid', to: 3, by: ['buyer'], awaiting: 'pay', when: 'in-time', money: 'hold-deposit', plan: 'deposit', notes: 'depositPaidAt' },
  { from: 1, event: 'full.paid', to: 4, by: ['buyer'], awaiting: 'pay', when: 'in-time', money: 'hold-all', plan: 'full', notes: 'paidAt' },
  { from: 1, event: 'buyer.cancelled', to: 2, by: ['buyer'], awaiting: 'pay', when: 'in-time', money: 'none', cancels: 'buyer' },
  { from: 1, event: 'shop.taken', to: 2, by: ['market'], awaiting: 'pay', when: 'in-time', money: 'none', cancels: 'taken' },
  { from: 1, event: 'payment.late', to: 2, by: ['sweeper'], awaiting: 'pay', when: 'late', money: 'none', cancels: 'late' },

  { from: 3, event: 'balance.paid', to: 4, by: ['buyer'], awaiting: 'pay-balance', when: 'in-time', money: 'hold-balance', notes: 'paidAt' },
  { from: 3, event: 'balance.late', to: 8, by: ['sweeper'], awaiting: 'pay-balance', when: 'late', money: 'pay-damages' },
  { from: 3, event: 'buyer.gave-up', to: 8, by: ['buyer'], awaiting: null, when: 'in-time', money: 'pay-damages' },
  { from: 3, event: 'seller.failed', to: 9, by: ['seller', 'reviewer'], awaiting: null, when: 'in-time', money: 'give-back-with-debt' },

  { from: 4, event: 'seller.signed', to: 4, by: ['seller'], awaiting: 'seller-sign', when: 'any-time', money: 'none', notes: 'sellerSignedAt' },
  { from: 4, event: 'all.signed', to: 5, by: ['buyer'], awaiting: 'sign', when: 'in-time', money: 'none', notes: 'handOverBegunAt' },
  { from: 4, event: 'signature.late', to: 8, by: ['sweeper'], awaiting: 'sign', when: 'late', money: 'pay-damages' },
  { from: 4, event: 'buyer.gave-up', to: 8, by: ['buyer'], awaiting: null, when: 'in-time', money: 'pay-damages' },
  { from: 4, event: 'seller.failed', to: 9, by: ['seller', 'reviewer'], awaiting: null, when: 'in-time', money: 'give-back-with-debt' },

  { from: 5, event: 'shop.handed-over', to: 5, by: ['seller'], awaiting: 'hand-over', when: 'in-time', money: 'none', notes: 'handedOverAt' },
  { from: 5, event: 'hand-over.late', to: 7, by: ['sweeper'], awaiting: 'hand-over', when: 'late', money: 'none' },
  { from: 5, event: 'bill.confirmed', to: 6, by: ['buyer'], awaiting: 'confirm', when: 'any-time', money: 'pay-out' },
  { from: 5, event: 'mismatch.reported', to: 7, by: ['buyer'], awaiting: 'confirm', when: 'in-time', money: 'none' },
  { from: 5, event: 'buyer.silent', to: 6, by: ['reviewer'], awaiting: 'confirm', when: 'late', money: 'pay-out' },
  { from: 5, event: 'seller.failed', to: 9, by: ['seller', 'reviewer'], awaiting: null, when: 'any-time', money: 'give-back-with-debt' },

  { from: 7, event: 'refund.agreed', to: 9, by: ['reviewer'], awaiting: 'review-refund', when: 'any-time', money: 'give-back' },
  { from: 7, event: 'seller.failed', to: 9, by: ['seller', 'reviewer'], awaiting: 'review-refund', when: 'any-time', money: 'give-back-with-debt' },
  // A hand-over that was late and is forgiven gets its seven days anew; otherwise it would be late again at once.
  { from: 7, event: 'refund.refused', to: 5, by: ['reviewer'], awaiting: 'review-refund', when: 'any-time', money: 'none', notes: 'handOverBegunAt' },
] as const satisfies readonly Edge[]

export type OrderEvent = (typeof ORDER_EDGES)[number]['event']
export type OrderEdge = Edge & { readonly event: OrderEvent }

/** What an order is judged by: everything but who looks at it. */
export type OrderLife = Omit<Order, 'role'>

/** Every edge that leaves a state; none for an end, and none for a code that is no state. */
export const edgesFrom = (status: number): readonly OrderEdge[] => ORDER_EDGES.filter(({ from }) => from === status)

/** The state after an event, or undefined where that event has no place. */
export const nextStatus = (status: number, event: OrderEvent): OrderStatus | undefined =>
  edgesFrom(status).find((edge) => edge.event === event)?.to

/** The states that can follow, each once, smallest first; staying where it is does not count. */
export function nextStatuses(status: number): readonly OrderStatus[] {
  const next = edgesFrom(status).map(({ to }) => to).filter((to) => to !== status)
  return [...new Set(next)].toSorted((one, other) => one - other)
}

export const mayMove = (from: number, to: number): boolean => edgesFrom(from).some((edge) => edge.to === to && to !== from)
