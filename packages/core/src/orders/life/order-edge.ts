import type { CancelReason } from '../order.ts'
import type { PaymentPlan } from '../terms/purchase-terms.ts'
import type { Circumstance } from './circumstances.ts'
import type { DueAction } from './deadlines.ts'
import type { OrderStatus } from './order-status.ts'

/** The sweeper applies deadlines; the market reports that another buyer was first. */
export const ORDER_ACTORS = ['buyer', 'seller', 'sweeper', 'reviewer', 'market'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

/** Effects of a move on the money; the ledger has a posting for each, and `settlementOf` the sums. */
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

/** Instants that an edge records on the order. */
export type NotedInstant =
  | 'depositPaidAt'
  | 'viewingOpenedAt'
  | 'viewedAt'
  | 'paidAt'
  | 'sellerSignedAt'
  | 'buyerSignedAt'
  | 'handOverBegunAt'
  | 'handedOverAt'

export interface Edge {
  readonly from: OrderStatus
  readonly event: string
  /** The same state again where only an instant is noted. */
  readonly to: OrderStatus
  readonly by: readonly OrderActor[]
  /** The step that the order has to await (see `deadlinesOf`); null: any. */
  readonly awaiting: DueAction | null
  /** Until its deadline, the last instant included; after it; or whenever. */
  readonly when: 'in-time' | 'late' | 'any-time'
  readonly money: MoneyEffect
  readonly plan?: PaymentPlan
  /** Conditions besides the state; all must hold. */
  readonly only?: readonly Circumstance[]
  readonly notes?: readonly NotedInstant[]
  readonly cancels?: CancelReason
}
