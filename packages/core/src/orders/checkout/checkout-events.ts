import type { ShopId } from '../../catalog/index.ts'
import type { Failure, Random } from '../../kernel/index.ts'
import type { Order, OrderId } from '../order.ts'
import type { CheckoutDraft, CheckoutDrafts, Orders } from '../orders.ports.ts'
import type { PaymentPlan } from '../terms/purchase-terms.ts'

export interface CheckoutPorts {
  readonly orders: Pick<Orders, 'place' | 'pay' | 'find'>
  readonly drafts: CheckoutDrafts
  readonly random: Random
}

export interface CheckoutInput {
  readonly shopId: ShopId
  readonly priceFen: number
  /** An order that exists already: go straight to paying what is owed on it, its balance too. */
  readonly settle?: OrderId
}

export interface CheckoutContext extends CheckoutDraft {
  readonly order: Order | undefined
  readonly isSettling: boolean
  /** The price on the page now; what was kept may say another. */
  readonly offeredFen: number
  /** Why the last attempt came back; shown where the person stands, nothing is lost by it. */
  readonly failure: Failure | undefined
}

export type CheckoutEvent =
  | { readonly type: 'plan.chosen'; readonly plan: PaymentPlan }
  /** `null`: none is to be used. */
  | { readonly type: 'coupon.chosen'; readonly couponId: string | null }
  /** The best one that can be used: taken as long as nothing was chosen. */
  | { readonly type: 'coupon.suggested'; readonly couponId: string }
  | { readonly type: 'terms.opened' }
  | { readonly type: 'terms.accepted' }
  | { readonly type: 'step.left' }
  | { readonly type: 'order.confirmed' }
  | { readonly type: 'payment.confirmed'; readonly paymentPassword: string }
  | { readonly type: 'checkout.abandoned' }
